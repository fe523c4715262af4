import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";

import { openBucket } from "./s3-bucket.ts";
import { toStorageError } from "./s3-errors.ts";
import { type FileHeaders, requireKey, type SignedUrl } from "./storage.ts";
import type { S3Location } from "./storage-url.ts";

/** The signed URL of a file stays the same for this time, so that browsers find the file in their cache. */
const WINDOW_MS = 60 * 60_000;
/** Longer than the window, so that a player can still seek in a video at the end of the window. */
const LIFETIME_SECONDS = 2 * 60 * 60;
/** How long a client may cache a redirect. Short, because the credentials of a machine's role can expire earlier. */
const MAX_AGE_SECONDS = 4 * 60;
/** The content of a key never changes. */
const CACHE_CONTROL = "private, max-age=31536000, immutable";

/** Creates a function that signs URLs for clients. A URL gives access to one file, for a limited time. */
export function createUrlSigner(location: S3Location) {
  const { client, getParams } = openBucket({
    ...location,
    endpoint: location.publicEndpoint ?? location.endpoint,
  });

  return async (key: string, { contentType }: FileHeaders): Promise<SignedUrl> => {
    const command = new GetObjectCommand({
      ...getParams(requireKey(key)),
      ResponseContentType: contentType,
      ResponseCacheControl: CACHE_CONTROL,
    });
    const signingDate = new Date(Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS);
    const options = { signingDate, expiresIn: LIFETIME_SECONDS };
    const url = await getSignedUrl(client, command, options).catch((error: unknown) => {
      throw toStorageError(error);
    });
    return { url, maxAgeSeconds: MAX_AGE_SECONDS };
  };
}
