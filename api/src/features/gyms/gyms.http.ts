import type { Gym, GymPage } from "@topout/shared/contract";
import { gymChanges, gymSearch, gyms } from "@topout/shared/contract/server";

import type { ListReader } from "../../auth/list-reader.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import { imageSizes, convertToWebp } from "../../media/images.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import type { GymStore } from "./gyms.store.ts";

const DEFAULT_PAGE_SIZE = 20;

export const createGymHandlers = (store: GymStore, lists: ListCache) =>
  defineHandlers(gyms, {
    list: () =>
      lists.get<Gym[]>({
        key: "gyms",
        topic: "gyms",
        build: async () => {
          const { rows, total } = await store.list();
          return respond(rows, { headers: { "x-total-count": String(total) } });
        },
      }),

    get: ({ params }) => {
      const id = params.gym_id.toLowerCase();
      return lists.get<Gym>({
        key: `gyms:${id}`,
        topic: `gyms:${id}`,
        build: () => store.get(id),
      });
    },
  });

export const createGymSearchHandlers = (
  store: GymStore,
  lists: ListCache,
  listReader: ListReader,
) =>
  defineHandlers(gymSearch, {
    page: async ({ query, getClaims }) => {
      const { q, page = 1, page_size = DEFAULT_PAGE_SIZE } = query;
      const search = (source?: DatabaseReader) => store.search({ q, page, page_size }, source);
      // Every visit starts with this page. The cache must not keep the older page of a replica.
      const isFirst = Object.keys(query).length === 0;
      if (isFirst) return lists.get<GymPage>({ key: "gyms:first", topic: "gyms", build: search });
      return listReader.read(await getClaims(), search);
    },
  });

export const createGymChangeHandlers = (store: GymStore, storage: Storage) =>
  defineHandlers(gymChanges, {
    create: async ({ body, files, actor }) => {
      const photo = await convertToWebp(
        { path: files.file.path, user: actor.id },
        imageSizes.fullSize,
      );
      const { gym, isNew } = await storeThenCommit(storage, [photo], ([image]) =>
        store.create({ ...body, image }, actor),
      );
      return respond(gym, { status: isNew ? 201 : 200 });
    },

    update: async ({ params, body, files: { file }, actor }) => {
      const { version, accept_stored: acceptStored, ...change } = body;
      const base = { version, acceptStored };
      if (!file) return store.update(params.gym_id, { change, ...base }, actor);
      const photo = await convertToWebp({ path: file.path, user: actor.id }, imageSizes.fullSize);
      return storeThenCommit(storage, [photo], ([image]) =>
        store.update(params.gym_id, { change: { ...change, image }, ...base }, actor),
      );
    },
  });
