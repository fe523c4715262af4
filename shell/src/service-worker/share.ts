import {
  createSharedPath,
  SHARE_FIELD,
  SHARE_PATH,
  type ShareResult,
} from "@topout/shared/contract";
import { storeSharedVideo } from "@topout/shared/video-storage";

import { logFailure } from "./log-failure.ts";
import type { ShareRules } from "./share-rules.ts";

/** The boundaries of the form, and the fields that some apps add. */
const MAX_FORM_OVERHEAD_BYTES = 64 * 1_024;

const createUrl = (path: string) => new URL(path, location.origin).href;

export const isShare = ({ method, url }: Request): boolean =>
  method === "POST" && url === createUrl(SHARE_PATH);

/** Stores the video that the user has shared with the installed app, and opens the page that offers it. */
export async function receiveShare(request: Request, rules: ShareRules): Promise<Response> {
  const result = await storeVideo(request, rules).catch(toFailure);
  return Response.redirect(createUrl(createSharedPath(result)), 303);
}

async function storeVideo(request: Request, rules: ShareRules): Promise<ShareResult> {
  const form = await readForm(request, rules.maxBytes + MAX_FORM_OVERHEAD_BYTES);
  if (!form) return "too-large";
  const files = form.getAll(SHARE_FIELD).filter((value) => value instanceof File);
  if (files.length > 1) return "several-files";
  const [file] = files;
  if (!file || !rules.types.includes(file.type)) return "no-video";
  if (file.size > rules.maxBytes) return "too-large";
  await storeSharedVideo(file);
  return "video";
}

/** Returns undefined if the body is too large. Counts the bytes, because the parser reads all of them into memory. */
async function readForm(request: Request, maxBytes: number): Promise<FormData | undefined> {
  if (!request.body) return request.formData();
  let receivedBytes = 0;
  const limiter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      receivedBytes += chunk.byteLength;
      if (receivedBytes > maxBytes) controller.error(new Error("The body is too large"));
      else controller.enqueue(chunk);
    },
  });
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(request.body.pipeThrough(limiter), { headers }).formData();
  } catch (error) {
    if (receivedBytes > maxBytes) return undefined;
    throw error;
  }
}

function toFailure(error: unknown): ShareResult {
  logFailure("The shared video could not be stored", error);
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return isFull ? "storage-full" : "failed";
}
