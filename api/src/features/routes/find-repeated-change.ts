import type { Route } from "@topout/shared/contract";

import type { Transaction } from "../../database/database.ts";
import { haveSameContent } from "../../database/stored-checksums.ts";
import { enqueueFileDeletion } from "../../storage/enqueue-file-deletion.ts";
import { readRoute, type RoutePhoto } from "./stored-route.ts";

export interface ExpectedRoute {
  /** The version on which the change is based. */
  readonly version: number | undefined;
  /** Whether a change that is stored already succeeds in any version. */
  readonly acceptStored?: boolean | undefined;
}

interface RouteChange {
  readonly id: string;
  readonly photo?: RoutePhoto | undefined;
  /** The new values. Undefined fields do not change. */
  readonly values: { readonly [Field in keyof Route]?: Route[Field] | undefined };
}

interface LockedRoute {
  /** The key of the stored photo. */
  readonly image: string | null;
}

/**
 * Returns the route if an earlier request, whose response may have been lost, has stored the same change. Deletes the
 * photo of the repeated request then.
 */
export async function findRepeatedChange(
  tx: Transaction,
  locked: LockedRoute,
  { id, photo, values }: RouteChange,
): Promise<Route | undefined> {
  const route = await readRoute(tx, id);
  if (!hasValues(route, values)) return undefined;
  if (!photo) return route;
  if (!(await hasPhoto(tx, locked, photo))) return undefined;
  await enqueueFileDeletion(tx, [photo.image, photo.thumbnail]);
  return route;
}

const hasValues = (route: Route, values: RouteChange["values"]): boolean =>
  (Object.keys(values) as (keyof Route)[]).every(
    (field) => values[field] === undefined || values[field] === route[field],
  );

const hasPhoto = async (tx: Transaction, { image }: LockedRoute, photo: RoutePhoto) =>
  image !== null && haveSameContent(tx, [image, photo.image]);
