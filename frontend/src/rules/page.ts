/** A rule page as data: sections of clauses, each a row of passages; a passage may belong to one value of a house rule. */
import type { Options } from "../wire/types";

export interface Passage {
  html: string;
  /** The house rule that brings the passage in; null for what always holds. */
  option: { key: string; value: string } | null;
}

export interface Clause {
  /** "P7"; null for what stands in a section before its first clause. */
  id: string | null;
  passages: Passage[];
}

export interface Section {
  title: string;
  clauses: Clause[];
}

export interface RulePage {
  title: string;
  lead: string;
  sections: Section[];
}

/** Whether a passage holds under these house rules; with no house rules known, only what always holds. */
export function holds(passage: Passage, options: Options | null): boolean {
  const { option } = passage;
  return !option || (options !== null && String(options[option.key]) === option.value);
}

/** The title of the section that speaks of a clause. */
export function sectionOf(page: RulePage, clause: string): string | null {
  return page.sections.find((section) => section.clauses.some(({ id }) => id === clause))?.title ?? null;
}
