import { routeChanges } from "@topout/shared/contract";
import { readStyle, writeStyle } from "@topout/shared/domain";

import { implement } from "../../http/implement.ts";
import type { UploadedFile } from "../../http/uploads/uploaded-file.ts";
import { shapes, toWebp } from "../../media/images.ts";
import { keepThen } from "../../storage/keep-then.ts";
import type { Storage } from "../../storage/storage.ts";
import type { RouteChangeStore } from "./route-changes.store.ts";

interface Photo {
  readonly image: string;
  readonly thumbnail: string;
}

export function createRouteChangeHandlers(store: RouteChangeStore, storage: Storage) {
  /** Commits with the photo's keys, where a photo came. */
  const withPhoto = async <T>(
    file: UploadedFile | undefined,
    commit: (photo: { photo?: Photo }) => Promise<T>,
  ): Promise<T> => {
    if (!file) return commit({});
    const whole = await toWebp(file.path, shapes.whole);
    const small = await toWebp(file.path, shapes.routeThumbnail);
    return keepThen(storage, [whole, small], ([image, thumbnail]) =>
      commit({ photo: { image, thumbnail } }),
    );
  };

  return implement(routeChanges, {
    create: ({ body, files }) =>
      withPhoto(files.file, (photo) => store.create({ ...tidied(body), ...photo })),

    update: ({ body: { route_id, version, ...body }, files }) =>
      withPhoto(files.file, (photo) =>
        store.update(route_id, { ...tidied(body), ...photo }, version),
      ),

    remove: ({ params }) => store.remove(params.route_id),
  });
}

const tidied = <B extends { readonly style: string }>(body: B): B => ({
  ...body,
  style: writeStyle(readStyle(body.style)),
});
