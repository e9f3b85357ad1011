/**
 * Where the page is. Everything stands behind `#`, which browsers do not send: secrets in an address stay in the browser.
 */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "record"; deal?: number; step?: number }
  | { page: "review"; id: string }
  | { page: "verify" }
  | { page: "table"; table: string; invite: string | null; secret: string | null };

/** Reads what stands behind `#`; whatever makes no sense is the lobby. */
export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, "").split("/").map(decoded);
  const [page, name, third, fourth, fifth] = parts;
  if (page === "new" && name) return { page: "new", game: name };
  if (page === "rules" && name) return { page: "rules", game: name, clause: third || null };
  if (page === "record") return third === undefined ? { page } : { page, deal: countOf(name), step: countOf(third) };
  if (page === "verify") return { page };
  if (page === "review" && name) return { page, id: name };
  if (page === "t" && name) {
    if (third === "s" && fourth) return { page: "table", table: name, invite: fifth || null, secret: fourth };
    return { page: "table", table: name, invite: third || null, secret: null };
  }
  return { page: "lobby" };
}

/** A number of an address; whatever makes no sense is the first. */
const countOf = (part: string | undefined): number => (/^\d{1,4}$/.test(part ?? "") ? Number(part) : 0);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a route, from `#` on. */
export function hashOf(route: Route): string {
  return `#/${partsOf(route).map(encodeURIComponent).join("/")}`;
}

function partsOf(route: Route): string[] {
  if (route.page === "lobby") return [];
  if (route.page === "record") {
    return route.deal === undefined ? ["record"] : ["record", String(route.deal), String(route.step ?? 0)];
  }
  if (route.page === "verify") return ["verify"];
  if (route.page === "review") return ["review", route.id];
  if (route.page === "new") return ["new", route.game];
  if (route.page === "rules") return ["rules", route.game, ...(route.clause ? [route.clause] : [])];
  const invite = route.invite ? [route.invite] : [];
  return ["t", route.table, ...(route.secret ? ["s", route.secret] : []), ...invite];
}

class Place {
  now = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      const next = readRoute(location.hash);
      // `go` was here already.
      if (hashOf(next) !== hashOf(this.now)) this.now = next;
    });
  }

  /** Goes there, with a step in the browser's history. */
  go(route: Route): void {
    location.hash = hashOf(route);
    // Now rather than with the event: the page shall not draw the old place once more.
    this.now = route;
  }

  /** Changes what the address shows, without a step and without drawing anything anew. */
  show(route: Route): void {
    history.replaceState(history.state, "", hashOf(route));
  }
}

export const place = new Place();

/** The address of a route as a link to hand on. */
export function linkTo(route: Route): string {
  return `${location.origin}${location.pathname}${hashOf(route)}`;
}
