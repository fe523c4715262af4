import { ApiError, request } from "@topout/shared/api";
import { type Reset, resets } from "@topout/shared/contract";
import { NetworkError } from "@topout/shared/domain";
import {
  type DraftRoute,
  getUserId,
  mutationOptions,
  outboxState,
  type QueryClient,
  withOutbox,
} from "@topout/shared/platform";

import { draftRouteKeys, draftRouteQuery } from "./draft-routes.ts";
import { requireConnection } from "./require-connection.ts";
import { resetQueries } from "./resets.ts";

/** A reset as the setter sees it, with the changes that wait in the outbox. */
export interface ShownReset {
  readonly reset: Reset;
  /** The ids of the routes that come down. */
  readonly marks: ReadonlySet<string>;
  readonly drafts: readonly DraftRoute[];
  /** The default name. It is stored if the reset has no name, because it can no longer be derived after the publication. */
  readonly name: string | undefined;
}

const OFFLINE_MESSAGE = "Publishing needs a connection.";

/** Refetches everything, because sets, projects and activities contain the routes. */
export const publishResetMutation = () =>
  mutationOptions({
    mutationFn: (shown: ShownReset, { client }) =>
      requireConnection(publishReset(client, shown), OFFLINE_MESSAGE),
    onSettled: (_reset, _error, _shown, _result, { client }) => client.invalidateQueries(),
  });

/** @throws {ApiError} STALE if another setter has changed the reset meanwhile. */
async function publishReset(client: QueryClient, shown: ShownReset): Promise<Reset> {
  const reset = await saveOwnChanges(client, shown);
  if (reset.status === "published") return reset;
  const version = await storeName(reset, shown.name);
  return request(resets.publish, { params: { reset_id: reset.id }, body: { version } });
}

/**
 * Returns the stored reset after the own changes. They increase its version, so compare what the setter has seen. Also
 * compare an equal version: the screen may have read it before the routes that another setter has added.
 */
async function saveOwnChanges(client: QueryClient, shown: ShownReset): Promise<Reset> {
  const { id, gym_id } = shown.reset;
  const hadOwnChanges = hasPendingChanges(id);
  await withOutbox((outbox) => outbox.replay());
  if (hasPendingChanges(id)) throw new NetworkError(OFFLINE_MESSAGE);
  // A refetch that is under way may have started before the own changes were stored.
  await client.cancelQueries({ queryKey: resetQueries.all() });
  const stored = await client.fetchQuery({ ...resetQueries.one(id), staleTime: 0 });
  if (isPublishedByUser(stored, shown)) return stored;
  // Read the new routes after the reset, so that they contain each one of its version.
  await client.cancelQueries({ queryKey: draftRouteKeys.all() });
  const drafts = await client.fetchQuery({ ...draftRouteQuery(gym_id), staleTime: 0 });
  const isUnchanged =
    hasSameRoutes(shown, stored, drafts) &&
    (stored.version === shown.reset.version ||
      // They follow the routes until a setter chooses them.
      hadOwnChanges ||
      isSameSet(stored.new_sets, shown.reset.new_sets));
  if (!isUnchanged) throw createStaleError(stored);
  return stored;
}

const hasPendingChanges = (resetId: string) =>
  outboxState
    .getState()
    .pendingOperations.some((operation) => "resetId" in operation && operation.resetId === resetId);

/** An earlier attempt has published the reset, but its response was lost. */
const isPublishedByUser = (stored: Reset, { marks, drafts }: ShownReset) =>
  stored.status === "published" &&
  stored.published_by?.id === getUserId() &&
  isSameSet(stored.strip, [...marks]) &&
  isSameSet(
    stored.new,
    drafts.filter(({ reset_id }) => reset_id === stored.id).map(({ id }) => id),
  );

const hasSameRoutes = (shown: ShownReset, stored: Reset, drafts: readonly DraftRoute[]) =>
  isSameSet(stored.strip, [...shown.marks]) &&
  isSameSet(
    drafts.filter(({ reset_id }) => reset_id === stored.id).map(toText),
    shown.drafts.map(toText),
  );

const toText = ({ id, circuit_id, x, y, name, grade, style, location }: DraftRoute) =>
  JSON.stringify([id, circuit_id, x, y, name, grade, style, location]);

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/**
 * Names a reset without a name, and returns the version to publish. If another setter has changed the reset meanwhile,
 * publishing this version fails with STALE.
 */
async function storeName({ id, name, version }: Reset, defaultName = ""): Promise<number> {
  if (name !== null || defaultName === "") return version;
  const body = { name: defaultName };
  const named = await request(resets.update, { params: { reset_id: id }, body });
  return named.version === version + 1 ? named.version : version;
}

const STALE_STATUS = 409;

const createStaleError = ({ changed_by: user }: Reset) =>
  new ApiError(STALE_STATUS, { detail: "STALE", message: "", change: { subject: "reset", user } });
