import type { UploadedFile } from "../../files/uploaded-file.ts";
import { convertToWebpSizes, imageSizes } from "../../media/images.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import type { RoutePhoto } from "./stored-route.ts";

interface Upload {
  readonly file: UploadedFile | undefined;
  readonly user: string;
}

/**
 * Returns a function that stores the photo and its thumbnail, if the request has a file, and then commits the route with
 * their storage keys.
 */
export const createPhotoCommit =
  (storage: Storage) =>
  async <Result>(
    { file, user }: Upload,
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
