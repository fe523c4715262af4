/** What the server stores of a gym, without its database: the reference for a property test. Times are steps of it. */
export interface WallModel {
  readonly routes: Map<string, ModelRoute>;
  readonly resets: Map<string, ModelReset>;
  /** The sets of each circuit, the current one last. */
  readonly sets: Map<string, string[]>;
  /** The accepted climbs. */
  readonly climbs: Map<string, ModelClimb>;
}

export interface ModelRoute {
  circuit: string;
  status: "draft" | "live" | "stripped";
  /** Null for a draft. */
  set: string | null;
  /** The reset that puts up the route. */
  readonly reset?: string;
  strippedAt?: number;
  wasPublished?: boolean;
}

export interface ModelClimb {
  readonly person: number;
  readonly route: string;
  readonly sent: boolean;
}

interface ModelReset {
  readonly strip: Set<string>;
  /** Undefined for a draft. */
  publication?: Publication | undefined;
  isUndone?: boolean;
}

interface Publication {
  readonly time: number;
  readonly newSets: ReadonlySet<string>;
  /** The former sets of the moved routes. */
  readonly moves: ReadonlyMap<string, string>;
}

type RouteEntry = readonly [id: string, route: ModelRoute];

const getCurrentSet = ({ sets }: WallModel, circuit: string) => sets.get(circuit)?.at(-1);

export const isOnTheWall = (model: WallModel, { status, set, circuit }: ModelRoute): boolean =>
  status === "live" && set === getCurrentSet(model, circuit);

export const listNewRoutes = ({ routes }: WallModel, reset: string): RouteEntry[] =>
  [...routes].filter(([, route]) => route.reset === reset);

export const hasClimbs = ({ climbs }: WallModel, ids: readonly string[]): boolean =>
  [...climbs.values()].some(({ route }) => ids.includes(route));

/** Takes the route from every other draft, as a request with `take` does. */
export function planStrip({ resets }: WallModel, id: string, routeId: string): void {
  for (const other of resets.values()) if (!other.publication) other.strip.delete(routeId);
  resets.get(id)?.strip.add(routeId);
}

/** The server reports which circuits get a new set. */
export function publish(
  model: WallModel,
  id: string,
  { time, circuits }: { readonly time: number; readonly circuits: readonly string[] },
): void {
  const reset = getReset(model, id);
  stripRoutes(model, reset, time);
  const newSets = new Map(circuits.map((circuit) => [circuit, `${circuit} ${time}`]));
  const moves = moveToNewSets(model, newSets);
  for (const [, route] of listNewRoutes(model, id)) {
    route.status = "live";
    route.wasPublished = true;
    route.set = getCurrentSet(model, route.circuit) ?? null;
  }
  reset.publication = { time, newSets: new Set(newSets.values()), moves };
  reset.isUndone = false;
}

function getReset({ resets }: WallModel, id: string): ModelReset {
  const reset = resets.get(id);
  if (!reset) throw new Error("There is no such reset");
  return reset;
}

/** A route that another setter has stripped or deleted leaves the reset. */
function stripRoutes({ routes }: WallModel, reset: ModelReset, time: number): void {
  for (const routeId of reset.strip) {
    const route = routes.get(routeId);
    if (route?.status === "live") strip(route, time);
    else reset.strip.delete(routeId);
  }
}

/** Moves the routes that stay. Returns their former sets. */
function moveToNewSets(model: WallModel, newSets: ReadonlyMap<string, string>) {
  const moves = new Map<string, string>();
  for (const [routeId, route] of model.routes) {
    const set = newSets.get(route.circuit);
    if (set === undefined || route.set === null || !isOnTheWall(model, route)) continue;
    moves.set(routeId, route.set);
    route.set = set;
  }
  for (const [circuit, set] of newSets) model.sets.get(circuit)?.push(set);
  return moves;
}

export function strip(route: ModelRoute, time: number): void {
  route.status = "stripped";
  route.strippedAt = time;
}

export function restore(model: WallModel, route: ModelRoute): void {
  route.status = "live";
  route.set = getCurrentSet(model, route.circuit) ?? null;
}

/** Returns false if its routes have changed since the publication, or if its new sets contain other routes. */
export function canUndo(model: WallModel, id: string): boolean {
  const reset = model.resets.get(id);
  const publication = reset?.publication;
  if (!reset || !publication) return false;
  const own = listChangedRoutes(model, id);
  const others = [...model.resets].filter(([otherId]) => otherId !== id);
  const isChangedLater = others.some(
    ([otherId, other]) =>
      other.publication &&
      other.publication.time > publication.time &&
      !own.isDisjointFrom(listChangedRoutes(model, otherId)),
  );
  const isTaken = others.some(
    ([, other]) => !other.publication && !reset.strip.isDisjointFrom(other.strip),
  );
  const isStrippedAgain = [...reset.strip].some((routeId) => {
    const route = model.routes.get(routeId);
    return route?.status === "stripped" && (route.strippedAt ?? 0) > publication.time;
  });
  const hasOtherRoutes = [...model.routes].some(
    ([routeId, route]) =>
      publication.newSets.has(route.set ?? "") &&
      route.reset !== id &&
      !publication.moves.has(routeId),
  );
  return !isChangedLater && !isTaken && !isStrippedAgain && !hasOtherRoutes;
}

const listChangedRoutes = (model: WallModel, id: string): Set<string> => {
  const reset = model.resets.get(id);
  return new Set([
    ...(reset?.strip ?? []),
    ...(reset?.publication?.moves.keys() ?? []),
    ...listNewRoutes(model, id).map(([routeId]) => routeId),
  ]);
};

export function undo(model: WallModel, id: string): void {
  const reset = getReset(model, id);
  const { publication } = reset;
  if (!publication) throw new Error("The reset is not published");
  for (const [, route] of listNewRoutes(model, id)) {
    route.status = "draft";
    route.set = null;
  }
  for (const routeId of reset.strip) putBack(model.routes.get(routeId), publication);
  removeSets(model, publication);
  reset.publication = undefined;
  reset.isUndone = true;
}

function putBack(route: ModelRoute | undefined, { time }: Publication): void {
  if (route?.status === "stripped" && route.strippedAt === time) route.status = "live";
}

/** Moves the routes of the new sets to their former sets. */
function removeSets({ routes, sets }: WallModel, { newSets, moves }: Publication): void {
  for (const [routeId, set] of moves) {
    const route = routes.get(routeId);
    if (route && newSets.has(route.set ?? "")) route.set = set;
  }
  for (const [circuit, list] of sets) {
    sets.set(
      circuit,
      list.filter((set) => !newSets.has(set)),
    );
  }
}

export function removeRoute({ routes, resets, climbs }: WallModel, id: string): void {
  routes.delete(id);
  for (const { strip: stripped } of resets.values()) stripped.delete(id);
  for (const [climbId, { route }] of climbs) if (route === id) climbs.delete(climbId);
}
