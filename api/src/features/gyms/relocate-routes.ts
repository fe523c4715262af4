import type { Layout } from "@topout/shared/contract";
import { findRelocations, type Relocation } from "@topout/shared/domain";
import { asc, eq, type InferSelectModel, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import { type Change, recordChanges } from "../../audit/record-change.ts";
import type { Transaction } from "../../database/database.ts";
import { routes } from "../../database/schema.ts";

interface PreviousGym {
  readonly id: string;
  readonly layout: Layout;
}

/** Updates the locations of a gym's routes after a change of its areas. Returns the number of changed routes. */
export async function relocateRoutes(
  tx: Transaction,
  actor: Actor,
  { gym, areas }: { readonly gym: PreviousGym; readonly areas: Layout["areas"] },
): Promise<number> {
  if (JSON.stringify(areas) === JSON.stringify(gym.layout.areas)) return 0;
  const gymRoutes = await lockRoutes(tx, gym.id);
  const relocations = findRelocations(gymRoutes, gym.layout.areas, areas);
  if (relocations.length === 0) return 0;

  const ids = relocations.map(({ route }) => route.id);
  const locations = relocations.map(({ location }) => location);
  await tx.execute(sql`
    update routes set location = moved.location, version = version + 1
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(locations)}::text[]) as moved (id, location)
    where routes.id = moved.id`);
  await recordChanges(
    tx,
    actor,
    relocations.map((relocation) => toChange(relocation, gym.id)),
  );
  return relocations.length;
}

/** Locks all routes of the gym, so that no setter moves a route meanwhile. */
const lockRoutes = (tx: Transaction, gymId: string) =>
  tx
    .select({
      id: routes.id,
      name: routes.name,
      x: routes.x,
      y: routes.y,
      location: routes.location,
    })
    .from(routes)
    .where(eq(routes.gym_id, gymId))
    .orderBy(asc(routes.id))
    .for("no key update");

const toChange = (
  { route: { id, name, location: before }, location }: Relocation<RouteRow>,
  gymId: string,
): Change => ({
  action: "update",
  object: { type: "route", id, name },
  gymId,
  before: { location: before },
  after: { location },
});

type RouteRow = Pick<InferSelectModel<typeof routes>, "id" | "name" | "x" | "y" | "location">;
