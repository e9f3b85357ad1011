/**
 * Reads a rule page.
 *
 * The format: `# Title`, the lead, `## Section`, `### P7` (a clause), Markdown below. A paragraph that begins with
 * `{option:low_to=holder}` holds only where that house rule has that value.
 */
import { Marked, type Tokens } from "marked";
import type { Passage, RulePage } from "./page";

const SIGNS: Record<string, string> = { "♠": "black", "♣": "black", "♥": "red", "♦": "red" };
const TEXT_FORM = "\ufe0e";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const marked = new Marked({
  renderer: {
    // A rule page has no markup of its own: whatever looks like it is shown as it stands.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: ({ text }: Tokens.Image) => escaped(text),
    link({ tokens }: Tokens.Link) {
      return this.parser.parseInline(tokens);
    },
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const rows = token.rows.map((cells) => row(cells, "td")).join("");
      // It scrolls by itself where it is wider than the page; so it must be reachable by keyboard.
      const table = `<table><thead>${row(token.header, "th")}</thead><tbody>${rows}</tbody></table>`;
      return `<div class="wide" tabindex="0" role="group">${table}</div>`;
    },
  },
});

/** Markdown as HTML, nothing of which comes from markup in the text; suit signs in their colours. */
export function toHtml(text: string): string {
  const html = marked.parse(text, { async: false });
  return html.replace(/[♠♥♦♣]\ufe0e?/g, (sign) => `<span class="${SIGNS[sign[0]!]}">${sign[0]}${TEXT_FORM}</span>`);
}

/** Reads a rule page. */
export function readRules(text: string): RulePage {
  const page: RulePage = { title: "", lead: "", sections: [] };
  for (const part of text.replace(/\r/g, "").split(/^(?=#{1,3} )/m)) {
    const [, level = "", heading = "", body = ""] = /^(#{1,3}) (.*)\n?([\s\S]*)$/.exec(part) ?? [];
    if (level === "#") {
      page.title = heading.trim();
      page.lead = toHtml(body);
    } else if (level === "##") {
      page.sections.push({ title: heading.trim(), clauses: [] });
      add(page, null, body);
    } else if (level === "###") add(page, heading.trim(), body);
  }
  return page;
}

function add(page: RulePage, id: string | null, body: string): void {
  const passages = passagesOf(body);
  const section = page.sections.at(-1);
  if (section && (id || passages.length)) section.clauses.push({ id, passages });
}

/** Neighbouring paragraphs that hold under the same condition make one passage. */
function passagesOf(body: string): Passage[] {
  const passages: Passage[] = [];
  let common = "";
  const close = () => {
    if (common.trim()) passages.push({ html: toHtml(common), option: null });
    common = "";
  };
  for (const block of body.split(/\n{2,}/)) {
    const special = /^\s*\{option:([a-z0-9_]+)=([a-z0-9_]+)\}\s*([\s\S]*)$/.exec(block);
    if (special) {
      close();
      passages.push({ html: toHtml(special[3]!), option: { key: special[1]!, value: special[2]! } });
    } else common += `${block}\n\n`;
  }
  close();
  return passages;
}
