import { Metadata, MemoryLocker, Server } from "@tus/server";
import { storableText } from "@topout/shared/contract";
import { videos } from "@topout/shared/contract/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import type { Account } from "../../auth/account.ts";
import { createActor } from "../../auth/actor.ts";
import type { Authenticator } from "../../auth/authenticator.ts";
import type { Database } from "../../database/database.ts";
import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import { configureUploadScope } from "../../http/api-scope.ts";
import type { Exchange } from "../../http/exchange.ts";
import type { LimitUpload } from "../../http/uploads/limit-uploads.ts";
import { SIGNATURE_BYTES } from "../../http/uploads/detect-file-kind.ts";
import { setRequestUser } from "../../logging/request-fields.ts";
import type { Changes } from "../../auth/changes.ts";
import type { Storage } from "../../storage/storage.ts";
import { requireUploads } from "../videos/stopped-uploads.ts";
import { videoRule } from "./receive-part.ts";
import { toTusProblem } from "./to-tus-problem.ts";
import { UploadDataStore, type UploadFields } from "./upload-data-store.ts";
import { createVideoUploadStore, type VideoUploadStore } from "./video-uploads.store.ts";
import { sendWebResponse, toWebRequest } from "./web-request.ts";

export interface VideoUploadOptions {
  readonly db: Database;
  readonly changes: Changes;
  readonly storage: Storage;
  readonly authenticator: Authenticator;
  readonly scratch: ScratchFolder;
  readonly minBytesPerSecond: number;
  readonly limitUpload: LimitUpload;
  /** Checks whether the user may upload a video. Throws if not. */
  readonly checkVideoUpload: (user: Account) => Promise<void>;
}

const PATH = "/uploads/videos";
const ACCESS = "verified";
const MAX_METADATA_CHARS = 2_000;

/**
 * Adds the endpoints of resumable uploads (tus 1.0). They make the same checks as `POST /video`. The contract does not
 * describe them, because their requests and responses consist of headers.
 */
export function serveVideoUploads(app: FastifyInstance, options: VideoUploadOptions): void {
  // Locks each upload within this process. The store rejects the part of a concurrent request to another process.
  const locker = new MemoryLocker();
  const users = new WeakMap<FastifyRequest, Account>();
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ "tus-resumable": "1.0.0", "cache-control": "no-store" });
    const { authorization } = request.headers;
    const logUser = (userId: string) => setRequestUser(request, userId);
    users.set(request, await options.authenticator.authenticate(ACCESS, authorization, logUser));
  };
  const route = {
    config: { receivesUpload: true },
    onRequest: [
      authenticate,
      (request: FastifyRequest, reply: FastifyReply) =>
        checkLimits({ request, reply }, requireUser(users, request), options),
    ],
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      handleUpload({ request, reply }, requireUser(users, request), { ...options, locker }),
  };

  app.register(async (scope) => {
    configureUploadScope(scope);
    scope.route({ ...route, method: "POST", url: PATH });
    scope.route({ ...route, method: ["HEAD", "PATCH", "DELETE"], url: `${PATH}/:id` });
  });
}

/** Runs before the body is read. */
async function checkLimits(
  { request, reply }: Exchange,
  user: Account,
  { checkVideoUpload, limitUpload }: VideoUploadOptions,
): Promise<void> {
  const { method } = request;
  if (method !== "POST" && method !== "PATCH") return;
  if (method === "POST") await checkVideoUpload(user);
  else requireUploads(user);
  const sizeBytes = Number(request.headers["content-length"] ?? 0);
  await limitUpload({ user: user.id, sizeBytes, response: reply.raw });
}

async function handleUpload(
  { request, reply }: Exchange,
  user: Account,
  options: VideoUploadOptions & { readonly locker: MemoryLocker },
): Promise<FastifyReply> {
  const actor = createActor(user, { access: ACCESS, ipAddress: request.ip });
  const store = createVideoUploadStore(options.db, options.changes, actor);
  const response = await handleTus(request, { ...options, store });
  const id = getUploadId(request, response);
  const videoId = id && (await store.find(id))?.videoId;
  if (videoId) reply.header("upload-result", videoId);
  return sendWebResponse(reply, response);
}

function requireUser(users: WeakMap<FastifyRequest, Account>, request: FastifyRequest): Account {
  const user = users.get(request);
  if (!user) throw new Error("An upload needs a user");
  return user;
}

interface TusOptions extends VideoUploadOptions {
  readonly locker: MemoryLocker;
  readonly store: VideoUploadStore;
}

/**
 * Handles a request with @tus/server. Each request gets a separate server with access only to the uploads of its user.
 */
async function handleTus(request: FastifyRequest, options: TusOptions): Promise<Response> {
  let thrown: unknown;
  const server = new Server({
    path: `/api${PATH}`,
    relativeLocation: true,
    maxSize: videoRule.maxBytes,
    allowedOrigins: [],
    locker: options.locker,
    namingFunction: () => uuidv7(),
    getFileIdFromRequest: () => getIdParam(request),
    onResponseError: (_request, error) => void (thrown = error),
    datastore: new UploadDataStore({ ...options, fields: parseFields(request) }),
  });
  const response = await server.handleWeb(toWebRequest(request, options.minBytesPerSecond));
  if (response.status < 400) return response;
  if (thrown instanceof Error && !("status_code" in thrown)) throw thrown;
  throw toTusProblem(response.status, await response.text());
}

/**
 * Returns the fields of `POST /video` from the metadata of a request that creates an upload. Undefined for other requests.
 * @throws {ProblemError} 415 if the file is too small for a video, 422 for an invalid field.
 */
function parseFields({ method, headers }: FastifyRequest): UploadFields | undefined {
  if (method !== "POST") return undefined;
  if (Number(headers["upload-length"]) < SIGNATURE_BYTES) {
    throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", { message: "This file is not a video." });
  }
  const metadata = parseMetadata(String(headers["upload-metadata"] ?? ""));
  const fields = videos.upload.body.safeParse(metadata);
  if (!fields.success) throw createMetadataError(describeInvalidField(fields.error.issues));
  if (!UploadMetadata.safeParse(metadata).success) {
    throw createMetadataError("Control characters are not allowed");
  }
  return fields.data;
}

const describeInvalidField = (issues: readonly { readonly path: readonly PropertyKey[] }[]) =>
  issues.some(({ path }) => path[0] === "route")
    ? "The route is missing"
    : "agreed and keep_sound must be true or false";

const createMetadataError = (msg: string) =>
  createInvalidRequestError([{ loc: ["header", "upload-metadata"], msg, type: "value_error" }]);

/** The values are stored. */
const UploadMetadata = z.record(z.string(), z.nullish(storableText(MAX_METADATA_CHARS)));

function parseMetadata(text: string): object {
  if (text.length > MAX_METADATA_CHARS) return {};
  try {
    return Metadata.parse(text);
  } catch {
    return {};
  }
}

const IdParam = z.object({ id: z.uuid() });

const getIdParam = ({ params }: FastifyRequest): string | undefined =>
  IdParam.safeParse(params).data?.id;

const getUploadId = (request: FastifyRequest, { headers }: Response): string | undefined =>
  request.method === "DELETE"
    ? undefined
    : (getIdParam(request) ?? headers.get("location")?.split("/").at(-1));
