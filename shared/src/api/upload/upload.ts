import { request } from "@topout/shared/api";
import type { Endpoint, Output } from "@topout/shared/contract";
import { isNetworkError, NetworkError } from "@topout/shared/domain";

import { isReadable } from "./is-readable.ts";

/** Proxies that limit the size of bodies allow at least this size. */
const MAX_SAFE_BYTES = 900_000;

/**
 * Calls an endpoint with files like `request`. Without a response, the browser does not report why: it also cannot read
 * a file that was moved, changed or deleted, and some proxies cut the connection if a body is large.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof request<E>>[1] & { readonly files: Files },
): Promise<Output<E>> {
  try {
    return await request(endpoint, input);
  } catch (error) {
    const message = isNetworkError(error) ? await getMessage(input.files) : undefined;
    throw message === undefined ? error : new NetworkError(message, { cause: error });
  }
}

type Files = Readonly<Record<string, Blob | undefined>>;

async function getMessage(files: Files): Promise<string | undefined> {
  const blobs = Object.values(files).filter((file) => file !== undefined);
  const areReadable = await Promise.all(blobs.map(isReadable));
  if (areReadable.includes(false)) {
    return "Your file was moved, changed or deleted. Choose it again.";
  }
  if (blobs.every(({ size }) => size <= MAX_SAFE_BYTES)) return undefined;
  return "Your file couldn't be sent. Check your connection, try another network, or choose a smaller file.";
}
