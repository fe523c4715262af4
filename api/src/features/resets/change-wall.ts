import type { Reset } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import type { NewSets } from "./create-new-sets.ts";
import type { LockedWall } from "./lock-wall.ts";

interface Publication {
  readonly reset: Reset;
  readonly newSets: NewSets;
  readonly actor: Actor;
}

/** Strips, moves and publishes the routes of a reset. The transaction must have locked them. */
export async function changeWall(
  tx: Transaction,
  { circuits, comingDown, goingUp, staying }: LockedWall,
  { reset, newSets, actor }: Publication,
): Promise<void> {
  const targets = circuits.flatMap(({ id, set }) => {
    const set_id = newSets.get(id) ?? set?.id;
    return set_id === undefined ? [] : [{ circuit_id: id, set_id }];
  });
  await stripRoutes(tx, comingDown, { reset, actor });
  await moveRoutes(tx, toIds(staying), { reset, targets: toRows(targets) });
  await tx.execute(sql`
    update routes set status = 'live', set_id = target.set_id, published_at = now(), version = version + 1
    from ${toRows(targets)}
    where routes.id = any(${sql.param(toIds(goingUp))}::uuid[]) and routes.circuit_id = target.circuit_id`);
}

const toIds = (routes: readonly { readonly id: string }[]) => routes.map(({ id }) => id);

interface Target {
  readonly circuit_id: string;
  readonly set_id: string;
}

/** The set of each circuit that its routes join. */
const toRows = (targets: readonly Target[]): SQL => sql`unnest(
  ${sql.param(targets.map(({ circuit_id }) => circuit_id))}::uuid[],
  ${sql.param(targets.map(({ set_id }) => set_id))}::uuid[]
) as target (circuit_id, set_id)`;

/** The reset forgets routes that were stripped otherwise, because an undo must not restore them. */
async function stripRoutes(
  tx: Transaction,
  ids: readonly string[],
  { reset, actor }: Pick<Publication, "reset" | "actor">,
): Promise<void> {
  await tx.execute(sql`
    update routes set status = 'stripped', stripped_at = now(), stripped_by = ${actor.id}, version = version + 1
    where id = any(${sql.param(ids)}::uuid[])`);
  await tx.execute(sql`
    delete from reset_strips where reset_id = ${reset.id} and route_id <> all(${sql.param(ids)}::uuid[])`);
}

/** Remembers the previous set of each route for an undo. */
async function moveRoutes(
  tx: Transaction,
  ids: readonly string[],
  { reset, targets }: { readonly reset: Reset; readonly targets: SQL },
): Promise<void> {
  const isMoved = sql`routes.id = any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`
    insert into reset_moves (reset_id, route_id, set_id)
    select ${reset.id}, routes.id, routes.set_id from routes where ${isMoved}`);
  await tx.execute(sql`
    update routes set set_id = target.set_id, version = version + 1
    from ${targets} where ${isMoved} and routes.circuit_id = target.circuit_id`);
}
