import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { buildApp } from "fauxqs";

import { parseStorageUrl, type StorageLocation } from "../storage/storage-url.ts";

export interface S3Server {
  /** The STORAGE_URL of an empty bucket. */
  readonly url: string;
  /** The unfinished multipart uploads. */
  readonly getPendingUploads: () => readonly string[];
  /** Returns the number of objects that the server is sending. */
  readonly countOpenDownloads: () => number;
  /** Changes a byte of the next object or part that is stored. */
  readonly damageNextUpload: () => void;
  readonly close: () => Promise<void>;
}

const BUCKET = "topout-files";

/** Starts an S3 server that stores everything in memory. */
export async function startS3Server(): Promise<S3Server> {
  const app: FastifyInstance = buildApp({ logger: false });
  const uploads = trackUploads(app);
  const openDownloads = trackDownloads(app);
  const damageNextUpload = addUploadDamage(app);
  supportConditionalWrites(app);
  const endpoint = await app.listen({ host: "127.0.0.1", port: 0 });
  const credentials = { accessKeyId: "tests", secretAccessKey: "tests-secret" };
  const client = new S3Client({ endpoint, credentials, region: "eu-test-1", forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
  return {
    url: `s3://tests:tests-secret@${BUCKET}?endpoint=${endpoint}&region=eu-test-1`,
    getPendingUploads: () => [...uploads.keys()],
    countOpenDownloads: () => openDownloads.size,
    damageNextUpload,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Parses a STORAGE_URL. @throws {Error} if it is invalid. */
export function requireStorageLocation(url: string): StorageLocation {
  const location = parseStorageUrl(url);
  if (!location) throw new Error(`${url} is not a valid STORAGE_URL`);
  return location;
}

interface UnfinishedUpload {
  readonly key: string;
  readonly initiatedAt: Date;
}

/** Implements ListMultipartUploads, which fauxqs does not support. */
function trackUploads(app: FastifyInstance): ReadonlyMap<string, UnfinishedUpload> {
  const uploads = new Map<string, UnfinishedUpload>();
  app.addHook("onSend", async (request: FastifyRequest, _reply, payload) => {
    const id = /<UploadId>([^<]+)</.exec(String(payload))?.[1];
    const { path, query } = parseUrl(request);
    if (id && request.method === "POST" && query.has("uploads")) {
      uploads.set(id, { key: getKey(path), initiatedAt: new Date() });
    }
  });
  app.addHook("onResponse", async (request, reply) => {
    const id = parseUrl(request).query.get("uploadId");
    if (id && request.method !== "PUT" && reply.statusCode < 300) uploads.delete(id);
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" || !parseUrl(request).query.has("uploads")) return;
    const entries = Array.from(uploads, toXml).join("");
    const body = `<ListMultipartUploadsResult>${entries}</ListMultipartUploadsResult>`;
    return reply.type("application/xml").send(body);
  });
  return uploads;
}

/** Returns the responses with objects that are not yet sent. Paths of objects have two slashes. */
function trackDownloads(app: FastifyInstance): ReadonlySet<ServerResponse> {
  const responses = new Set<ServerResponse>();
  app.addHook("onRequest", async (request: FastifyRequest, { raw }) => {
    if (request.method !== "GET" || getKey(parseUrl(request).path) === "") return;
    responses.add(raw);
    raw.once("close", () => responses.delete(raw));
  });
  return responses;
}

/** Returns a function that changes a byte of the next upload. */
function addUploadDamage(app: FastifyInstance): () => void {
  let shouldDamage = false;
  app.addHook("preHandler", async ({ method, body }: FastifyRequest) => {
    if (!shouldDamage || method !== "PUT" || !Buffer.isBuffer(body)) return;
    shouldDamage = false;
    body.writeUInt8(body.readUInt8(0) ^ 1, 0);
  });
  return () => {
    shouldDamage = true;
  };
}

/** Implements If-Match and If-None-Match of PutObject, which fauxqs does not support. */
function supportConditionalWrites(app: FastifyInstance): void {
  const etags = new Map<string, string>();
  // There is no await between the comparison and the write, so that two writes cannot both succeed.
  app.addHook("preHandler", (request: FastifyRequest, reply, done) => {
    const { path } = parseUrl(request);
    if (request.method === "DELETE") etags.delete(path);
    if (request.method !== "PUT" || !Buffer.isBuffer(request.body)) return done();
    if (!matchesCondition(request, etags.get(path))) {
      const error = "<Error><Code>PreconditionFailed</Code></Error>";
      return void reply.code(412).type("application/xml").send(error);
    }
    etags.set(path, `"${createHash("md5").update(request.body).digest("hex")}"`);
    return done();
  });
}

function matchesCondition({ headers }: FastifyRequest, etag: string | undefined): boolean {
  if (headers["if-none-match"] === "*") return etag === undefined;
  return headers["if-match"] === undefined || headers["if-match"] === etag;
}

const toXml = ([id, { key, initiatedAt }]: [string, UnfinishedUpload]) =>
  `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiatedAt.toISOString()}</Initiated></Upload>`;

/** The object key: the path without the bucket. */
const getKey = (path: string) => path.replace(/^\/[^/]+\//, "");

function parseUrl({ url }: FastifyRequest) {
  const { pathname: path, searchParams: query } = new URL(url, "http://s3");
  return { path, query };
}
