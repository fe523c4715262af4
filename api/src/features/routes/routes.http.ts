import type { Route } from "@topout/shared/contract";
import { routeChanges, routes } from "@topout/shared/contract/server";
import { can, normalizeStyle } from "@topout/shared/domain";

import type { Account } from "../../auth/account.ts";
import { AuthError } from "../../auth/errors.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import type { Storage } from "../../storage/storage.ts";
import { changeRoutes } from "./change-routes.ts";
import { createPhotoCommit } from "./photo-commit.ts";
import type { RouteFilter } from "./list-routes.ts";
import type { RouteStore } from "./routes.store.ts";

export const createRouteHandlers = (store: RouteStore, lists: ListCache) =>
  defineHandlers(routes, {
    list: async ({ query, getCurrentUser }) => {
      if (query.drafts) {
        requireSetter(await getCurrentUser(), query.gym_id?.toLowerCase());
        return store.list(query);
      }
      const user = query.mine ? await getCurrentUser() : undefined;
      if (query.ids || user) return store.list(query, user?.id);
      return getCachedList(store, lists, query);
    },
    get: async ({ params, getCurrentUser }) => store.get(params.route_id, await getCurrentUser()),
    sentBy: async ({ params, getCurrentUser }) =>
      store.getSentBy(params.route_id, (await getCurrentUser())?.id),
  });

/** @throws {AuthError} if the user may not set routes in the gym. */
function requireSetter(user: Account | undefined, gymId: string | undefined): void {
  if (!user) throw new AuthError("signed-out");
  if (!can(user, "setRoutes", gymId)) throw new AuthError("forbidden");
}

/** Returns a list without a user's counts, so all users can share it. Equal filters have the same key. */
function getCachedList(store: RouteStore, lists: ListCache, filter: RouteFilter) {
  const gym_id = filter.gym_id?.toLowerCase();
  const set_id = filter.set_id?.toLowerCase();
  const current = filter.current ?? false;
  return lists.get<Route[]>({
    key: `routes:${gym_id ?? ""}:${set_id ?? ""}:${current}`,
    topic: gym_id ? `routes:${gym_id}` : "routes",
    build: () => store.list({ gym_id, set_id, current }),
  });
}

export function createRouteChangeHandlers(store: RouteStore, storage: Storage) {
  const commitWithPhoto = createPhotoCommit(storage);

  return defineHandlers(routeChanges, {
    create: async ({ body, files, actor }) => {
      const { route, isNew } = await commitWithPhoto(
        { file: files.file, user: actor.id },
        (photo) => store.create({ ...withNormalizedStyle(body), ...photo }, actor),
      );
      return respond(route, { status: isNew ? 201 : 200 });
    },

    createDraft: async ({ params, body, files, actor }) => {
      const { route, isNew } = await commitWithPhoto(
        { file: files.file, user: actor.id },
        (photo) => store.createDraft({ ...params, ...withNormalizedStyle(body), ...photo }, actor),
      );
      return respond(route, { status: isNew ? 201 : 200 });
    },

    update: ({ body, files, actor }) => {
      const { route_id, version, accept_stored: acceptStored, set_id, circuit_id, ...texts } = body;
      const base = { version, acceptStored };
      return commitWithPhoto({ file: files.file, user: actor.id }, (photo) => {
        const details = { ...withNormalizedStyle(texts), ...photo };
        return circuit_id === undefined
          ? store.update(route_id, { change: { ...details, set_id }, ...base }, actor)
          : store.updateDraft(route_id, { change: { ...details, circuit_id }, ...base }, actor);
      });
    },

    remove: ({ params, actor }) => store.remove(params.route_id, { version: undefined }, actor),

    changeMany: ({ body, actor }) => changeRoutes(store, body, actor),

    dependents: ({ params }) => store.countDependents(params.route_id),
  });
}

const withNormalizedStyle = <Body extends { readonly style: string }>(body: Body): Body => ({
  ...body,
  style: normalizeStyle(body.style),
});
