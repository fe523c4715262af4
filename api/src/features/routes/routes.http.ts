import type { Route } from "@topout/shared/contract";
import { routeChanges, routes } from "@topout/shared/contract/server";
import { normalizeStyle } from "@topout/shared/domain";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import { imageSizes, convertToWebpSizes } from "../../media/images.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import { changeRoutes } from "./change-routes.ts";
import type { RouteFilter } from "./list-routes.ts";
import type { RoutePhoto, RouteStore } from "./routes.store.ts";

export const createRouteHandlers = (store: RouteStore, lists: ListCache) =>
  defineHandlers(routes, {
    list: async ({ query, getCurrentUser }) => {
      const user = query.mine ? await getCurrentUser() : undefined;
      if (query.ids || user) return store.list(query, user?.id);
      return getCachedList(store, lists, query);
    },
    get: async ({ params, getCurrentUser }) =>
      store.get(params.route_id, (await getCurrentUser())?.id),
    sentBy: ({ params }) => store.getSentBy(params.route_id),
  });

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
  /** Stores the photo and its thumbnail, if the request has a file. Then commits the route with their storage keys. */
  const commitWithPhoto = async <Result>(
    { file, user }: { readonly file: UploadedFile | undefined; readonly user: string },
    commit: (photo: { photo?: RoutePhoto }) => Promise<Result>,
  ): Promise<Result> => {
    if (!file) return commit({});
    const source = { path: file.path, user };
    const photos = await convertToWebpSizes(source, [
      imageSizes.fullSize,
      imageSizes.routeThumbnail,
    ]);
    return storeThenCommit(storage, photos, ([image, thumbnail]) =>
      commit({ photo: { image, thumbnail } }),
    );
  };

  return defineHandlers(routeChanges, {
    create: async ({ body, files, actor }) => {
      const { route, isNew } = await commitWithPhoto(
        { file: files.file, user: actor.id },
        (photo) => store.create({ ...withNormalizedStyle(body), ...photo }, actor),
      );
      return respond(route, { status: isNew ? 201 : 200 });
    },

    createDraft: () => {
      throw new Error("Not built yet");
    },

    update: ({ body: { route_id, version, ...body }, files, actor }) =>
      commitWithPhoto({ file: files.file, user: actor.id }, (photo) =>
        store.update(
          route_id,
          { change: { ...withNormalizedStyle(body), ...photo }, version },
          actor,
        ),
      ),

    remove: ({ params, actor }) => store.remove(params.route_id, { version: undefined }, actor),

    changeMany: ({ body, actor }) => changeRoutes(store, body, actor),

    dependents: ({ params }) => store.countDependents(params.route_id),
  });
}

const withNormalizedStyle = <Body extends { readonly style: string }>(body: Body): Body => ({
  ...body,
  style: normalizeStyle(body.style),
});
