import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { buildApp } from "fauxqs";

import { readStoragePlace, type StoragePlace } from "../storage/storage-place.ts";

export interface S3Server {
  /** A STORAGE_URL of a bucket that is there and empty. */
  readonly url: string;
  /** What was begun to be sent in parts, and neither finished nor given up. */
  readonly underWay: () => readonly string[];
  readonly close: () => Promise<void>;
}

const BUCKET = "topout-files";

/** A server that speaks S3 and keeps everything in memory. */
export async function startS3Server(): Promise<S3Server> {
  const app: FastifyInstance = buildApp({ logger: false });
  const uploads = followUploads(app);
  const endpoint = await app.listen({ host: "127.0.0.1", port: 0 });
  const credentials = { accessKeyId: "tests", secretAccessKey: "tests-secret" };
  const client = new S3Client({ endpoint, credentials, region: "eu-test-1", forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
  return {
    url: `s3://tests:tests-secret@${BUCKET}?endpoint=${endpoint}&region=eu-test-1`,
    underWay: () => [...uploads.keys()],
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** The place that a STORAGE_URL names; one that names none fails the test. */
export function placeOf(url: string): StoragePlace {
  const place = readStoragePlace(url);
  if (!place) throw new Error(`${url} is no address of a storage`);
  return place;
}

interface Begun {
  readonly key: string;
  readonly begun: Date;
}

/** The server keeps no list of the uploads under way; this one does, and answers with it as Amazon's would. */
function followUploads(app: FastifyInstance): ReadonlyMap<string, Begun> {
  const uploads = new Map<string, Begun>();
  app.addHook("onSend", async (request: FastifyRequest, _reply, payload) => {
    const id = /<UploadId>([^<]+)</.exec(String(payload))?.[1];
    const { path, query } = locate(request);
    if (id && request.method === "POST" && query.has("uploads")) {
      uploads.set(id, { key: keyIn(path), begun: new Date() });
    }
  });
  app.addHook("onResponse", async (request, reply) => {
    const id = locate(request).query.get("uploadId");
    if (id && request.method !== "PUT" && reply.statusCode < 300) uploads.delete(id);
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" || !locate(request).query.has("uploads")) return;
    const entries = Array.from(uploads, toXml).join("");
    const body = `<ListMultipartUploadsResult>${entries}</ListMultipartUploadsResult>`;
    return reply.type("application/xml").send(body);
  });
  return uploads;
}

const toXml = ([id, { key, begun }]: [string, Begun]) =>
  `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`;

/** Without the bucket. */
const keyIn = (path: string) => path.replace(/^\/[^/]+\//, "");

function locate({ url }: FastifyRequest) {
  const { pathname: path, searchParams: query } = new URL(url, "http://s3");
  return { path, query };
}
