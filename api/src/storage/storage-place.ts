import { fileURLToPath } from "node:url";

import * as z from "zod";

/** Where STORAGE_URL says that files are kept. */
export type StoragePlace = FolderPlace | S3Place;

interface FolderPlace {
  readonly kind: "folder";
  readonly folder: string;
}

/** A bucket of Amazon's S3, or of a service that speaks it. */
export interface S3Place {
  readonly kind: "s3";
  readonly bucket: string;
  /** Stands before every key: empty, or ending with a slash. */
  readonly prefix: string;
  /** Of a service that is not Amazon's. */
  readonly endpoint: string | undefined;
  /** Else what the AWS environment says. */
  readonly region: string | undefined;
  /** The bucket stands in the path, not in the host's name. */
  readonly pathStyle: boolean;
  /** Else what the AWS environment says: variables, a profile, the machine's role. */
  readonly credentials: S3Credentials | undefined;
}

interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The parts of `s3://[key:secret@]bucket[/prefix][?endpoint=…&region=…&path_style=0|1]`. */
const BucketUrl = z
  .object({
    bucket: z.string().regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i),
    port: z.literal(""),
    prefix: z.string().regex(/^[\w!.*'()/-]*$/),
    username: z.string(),
    password: z.string(),
    parameters: z.strictObject({
      endpoint: z.url({ protocol: /^https?$/ }).optional(),
      region: z.string().min(1).optional(),
      path_style: z.enum(["0", "1"]).optional(),
    }),
  })
  // One of the two without the other signs nothing.
  .refine(({ username, password }) => (username === "") === (password === ""))
  .transform(({ bucket, prefix, username, password, parameters }): S3Place => {
    const { endpoint, region, path_style = endpoint === undefined ? "0" : "1" } = parameters;
    return {
      kind: "s3",
      bucket,
      prefix: prefix === "" ? "" : `${prefix}/`,
      endpoint,
      region,
      pathStyle: path_style === "1",
      credentials:
        username === "" ? undefined : { accessKeyId: username, secretAccessKey: password },
    };
  });

/** Reads `file:///folder` or `s3://bucket`; undefined where it is neither. */
export function readStoragePlace(text: string): StoragePlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === "file:") return readFolder(url);
  return url.protocol === "s3:" ? BucketUrl.safeParse(partsOf(url)).data : undefined;
}

export const folderPlace = (folder: string): StoragePlace => ({ kind: "folder", folder });

function readFolder(url: URL): StoragePlace | undefined {
  const readable = url.host === "" && !/%2f/i.test(url.pathname);
  return readable ? folderPlace(fileURLToPath(url)) : undefined;
}

const partsOf = (url: URL) => ({
  bucket: url.hostname,
  port: url.port,
  prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ""),
  username: decode(url.username),
  password: decode(url.password),
  parameters: Object.fromEntries(url.searchParams),
});

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
