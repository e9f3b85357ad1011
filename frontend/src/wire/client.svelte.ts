/**
 * One table over one socket: the newest view, the intents on their way, and coming back after a loss.
 *
 * `view` is always the newest one. Whoever animates subscribes with `onEvents`: the listener is called with the events,
 * the view they start from and the view they lead to, and after that `view` is set, in the same breath. After a gap (or
 * the first time) `from` is null and `events` empty: the listener forgets what it was showing. Between two views of one
 * revision nothing happened but that somebody came or went (`here`).
 */
import type { HintAnswer, ReviewState } from "./advice";
import { beginReview, hint, recordOf } from "./http";
import { freshId } from "./ids";
import type { ChairKind, GameEvent, Intent, Pace, Refusal, Said, Seat, View } from "./types";
import { words } from "../words/words.svelte";

/**
 * `joining` until the first view; `open`; `lost` while coming back; `elsewhere`: open, and the same seat is open in a newer
 * window too; `gone`: no such table or no such seat, `refusal` says which.
 */
export type Status = "joining" | "open" | "lost" | "elsewhere" | "gone";

/** Events, the view they start from (null: nothing is known of it) and the view they lead to. */
export interface Heard {
  events: GameEvent[];
  from: View | null;
  to: View;
}

export type EventsListener = (events: GameEvent[], from: View | null, to: View) => void;

export interface Entry {
  table: string;
  /** The seat itself; null for one who watches. */
  secret?: string | null;
  /** What lets one watch and sit down. */
  invite?: string | null;
}

interface Hooks {
  /** One sat down: keep the secret. */
  seated?: (seat: Seat, secret: string) => void;
  /** One has given the chair up: its secret is worth nothing any more. */
  left?: () => void;
}

interface Sent {
  message: Intent & { id: string };
  answer: (refusal: Refusal | null) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** An intent that stays unanswered so long means that the line is dead, whatever the browser thinks. */
const ANSWER_WAIT = 6000;
/** A page hidden for longer than this opens a new socket: phones kill the old one without a word. */
const SLEEP = 10_000;

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?lang=${words.language}`;
}

export class TableClient {
  view = $state.raw<View | null>(null);
  /** What the listeners were told last: for those who come later and have the newest view only. */
  heard: Heard | null = null;
  status = $state<Status>("joining");
  /** The last refusal, until an intent is accepted or `forgive` is called. */
  refusal = $state.raw<Refusal | null>(null);
  /** The action on its way ("KS", "2"), until the server answers: show it as done already, and take no second one. */
  acting = $state<string | null>(null);

  readonly table: string;
  readonly invite: string | null;
  #secret: string | null;
  #hooks: Hooks;
  #socket: WebSocket | null = null;
  #greeted = false;
  #sent = new Map<string, Sent>();
  #act: Promise<Refusal | null> = Promise.resolve(null);
  #listeners = new Set<EventsListener>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;
  #closed = false;

  constructor(entry: Entry, hooks: Hooks = {}) {
    this.table = entry.table;
    this.invite = entry.invite ?? null;
    this.#secret = entry.secret ?? null;
    this.#hooks = hooks;
    document.addEventListener("visibilitychange", this.#awake);
    addEventListener("online", this.#hurry);
    addEventListener("focus", this.#hurry);
    this.#connect();
  }

  /** Whether one has a seat (or will have, once the first view is here). */
  get seated(): boolean {
    return this.view ? this.view.you !== null : this.#secret !== null;
  }

  /** Calls back before each new view is set; returns the way to stop. */
  onEvents(listener: EventsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * An action of the game for one's own seat. Every intent resolves with null when accepted, else with the refusal.
   * While one action is on its way another call is the same action again: a double click counts once.
   */
  act(action: string): Promise<Refusal | null> {
    if (this.acting === null) {
      this.acting = action;
      this.#act = this.#intend({ type: "act", revision: this.#revision(), action });
    }
    return this.#act;
  }

  /** Deals the next hand, or begins a new match after the last. */
  next(): Promise<Refusal | null> {
    return this.#intend({ type: "next", revision: this.#revision() });
  }

  /** Sits down on a chair, or on any free one. */
  sit(name: string, seat: Seat | null = null): Promise<Refusal | null> {
    return this.#intend({ type: "sit", name, seat });
  }

  /** The host puts a bot of a level on a chair, or empties it; a bot that sits there already takes the level. */
  chair(seat: Seat, kind: Exclude<ChairKind, "human">, level?: number): Promise<Refusal | null> {
    return this.#intend({ type: "chair", seat, kind, ...(level === undefined ? {} : { level }) });
  }

  start(): Promise<Refusal | null> {
    return this.#intend({ type: "start" });
  }

  /** Cuts the pack of the next deal: adds `entropy`, bytes in hex, to its shuffle. */
  cut(entropy: string): Promise<Refusal | null> {
    return this.#intend({ type: "cut", entropy });
  }

  /** Ends a match that has no end of its own. */
  stop(): Promise<Refusal | null> {
    return this.#intend({ type: "stop", revision: this.#revision() });
  }

  /** The record of the match so far, as text: the deals that are over. Throws `NotDone`. */
  record(): Promise<string> {
    return recordOf(this.table, this.#secret ?? this.invite ?? "");
  }

  /** The best actions for one's own turn. Throws `NotDone`. */
  hint(): Promise<HintAnswer> {
    return hint(this.table, this.#secret ?? "", this.#revision());
  }

  /** Begins a review of the table's newest match. Throws `NotDone`. */
  review(): Promise<ReviewState> {
    const { table, invite } = this;
    return beginReview(this.#secret ? { table, secret: this.#secret } : { table, invite: invite ?? "" });
  }

  pace(pace: Pace): Promise<Refusal | null> {
    return this.#intend({ type: "pace", pace });
  }

  rename(name: string): Promise<Refusal | null> {
    return this.#intend({ type: "rename", name });
  }

  /** Gives one's chair up for good, and stays to watch where one has an invitation. */
  async leave(): Promise<Refusal | null> {
    const refusal = await this.#intend({ type: "leave" });
    if (!refusal) this.#giveUpSeat();
    return refusal;
  }

  /** The reader has seen the refusal. */
  forgive(): void {
    this.refusal = null;
  }

  /** Ends everything: the page goes elsewhere. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    document.removeEventListener("visibilitychange", this.#awake);
    removeEventListener("online", this.#hurry);
    removeEventListener("focus", this.#hurry);
    this.#listeners.clear();
    this.#drop();
  }

  // ---- The line --------------------------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#drop();
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (message) => {
      if (typeof message.data === "string") this.#hear(JSON.parse(message.data) as Said);
    };
    socket.onclose = () => this.#lost();
  }

  #greet(socket: WebSocket): void {
    const hello = { type: "hello", table: this.table, secret: this.#secret, invite: this.invite };
    socket.send(JSON.stringify({ ...hello, revision: this.view?.revision ?? null }));
  }

  /** The old line may be dead without knowing it. */
  #renew(): void {
    if (this.#closed || this.status === "gone") return;
    if (this.view) this.status = "lost";
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** Lets go of the socket without hearing from it again. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    this.#greeted = false;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    clearTimeout(this.#deadline);
    if (this.#closed || this.status === "gone") return;
    if (this.view) this.status = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (this.#closed || this.status === "gone" || this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #awake = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hiddenAt = Date.now();
    } else if (this.#hiddenAt && Date.now() - this.#hiddenAt > SLEEP) {
      this.#renew();
    } else {
      this.#hurry();
    }
  };

  // ---- What is heard ---------------------------------------------------------------------------------------

  #hear(said: Said): void {
    if (said.type === "view") this.#see(said.view, said.events, said.from);
    else if (said.type === "seated") this.#seat(said.seat, said.secret);
    else if (said.type === "done") this.#answered(said.id, null);
    else if (said.type === "elsewhere") this.status = "elsewhere";
    else if (said.type === "refused") {
      const { id, key, args, clause } = said;
      this.#refused(id, { key, args, clause });
    }
  }

  #see(view: View, events: GameEvent[], from: number | null): void {
    const seen = this.view;
    const follows = this.#greeted && seen !== null && from === seen.revision;
    const heard: Heard = { events: follows ? events : [], from: follows ? seen : null, to: view };
    this.heard = heard;
    for (const listener of [...this.#listeners]) listener(heard.events, heard.from, heard.to);
    this.view = view;
    if (![...this.#sent.values()].some(({ message }) => message.type === "act")) this.acting = null;
    if (this.status !== "elsewhere" || !this.#greeted) this.status = "open";
    if (!this.#greeted) {
      this.#greeted = true;
      this.#wait = FIRST_WAIT;
      for (const { message } of this.#sent.values()) this.#send(message);
    }
  }

  #seat(seat: Seat, secret: string): void {
    this.#secret = secret;
    this.#hooks.seated?.(seat, secret);
  }

  #answered(id: string, refusal: Refusal | null): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    this.#sent.delete(id);
    // An accepted action stays in sight until the view that has it.
    if (sent.message.type === "act" && (refusal || sent.message.revision < this.#revision())) this.acting = null;
    if (!this.#sent.size) clearTimeout(this.#deadline);
    this.refusal = refusal;
    sent.answer(refusal);
  }

  #refused(id: string | null, refusal: Refusal): void {
    if (id !== null) {
      this.#answered(id, refusal);
      return;
    }
    if (!this.#greeted && refusal.key === "refuse-bad-secret" && this.#secret && this.invite) {
      this.#giveUpSeat();
      this.#renew();
      return;
    }
    this.refusal = refusal;
    if (!this.#greeted) {
      this.status = "gone";
      this.#drop();
    }
  }

  /** The seat belongs to somebody else now; who has an invitation may still watch. */
  #giveUpSeat(): void {
    this.#secret = null;
    this.#hooks.left?.();
  }

  // ---- What is said ----------------------------------------------------------------------------------------

  #revision(): number {
    return this.view?.revision ?? 0;
  }

  #intend(intent: Intent): Promise<Refusal | null> {
    const message = { ...intent, id: freshId() };
    return new Promise((answer) => {
      this.#sent.set(message.id, { message, answer });
      if (this.#greeted) this.#send(message);
      else this.#hurry();
    });
  }

  #send(message: Intent & { id: string }): void {
    this.#socket?.send(JSON.stringify(message));
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#renew(), ANSWER_WAIT);
  }
}
