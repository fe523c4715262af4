import type { Gym } from "@topout/shared/contract";
import { gymChanges, gyms } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import { imageSizes, convertToWebp } from "../../media/images.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import type { GymStore } from "./gyms.store.ts";

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
  });

export const createGymChangeHandlers = (store: GymStore, storage: Storage) =>
  defineHandlers(gymChanges, {
    create: async ({ body, files, actor }) => {
      const photo = await convertToWebp(
        { path: files.file.path, user: actor.id },
        imageSizes.fullSize,
      );
      return storeThenCommit(storage, [photo], ([image]) =>
        store.create({ ...body, image }, actor),
      );
    },

    update: async ({ params, body: { version, ...change }, files: { file }, actor }) => {
      if (!file) return store.update(params.gym_id, { change, version }, actor);
      const photo = await convertToWebp({ path: file.path, user: actor.id }, imageSizes.fullSize);
      return storeThenCommit(storage, [photo], ([image]) =>
        store.update(params.gym_id, { change: { ...change, image }, version }, actor),
      );
    },
  });
