import { fileURLToPath } from "node:url";

import * as z from "zod";

/** The parsed STORAGE_URL. */
export type StorageLocation = FolderLocation | S3Location;

export interface FolderLocation {
  readonly kind: "folder";
  readonly folder: string;
}

/** A bucket of Amazon S3 or of a compatible service. */
export interface S3Location {
  readonly kind: "s3";
  readonly bucket: string;
  /** The prefix of every key. It is empty or ends with a slash. */
  readonly prefix: string;
  /** The URL of a service other than Amazon S3. */
  readonly endpoint: string | undefined;
  /** If undefined, the AWS environment determines it. */
  readonly region: string | undefined;
  /** Whether the bucket is part of the path instead of the host name. */
  readonly usesPathStyle: boolean;
  /** Whether clients load files from the bucket, with signed URLs. */
  readonly shouldRedirectClients: boolean;
  /** The URL of the service for clients. If undefined, it is `endpoint`. */
  readonly publicEndpoint: string | undefined;
  /** If undefined, the AWS environment determines them: variables, a profile, or the machine's role. */
  readonly credentials: S3Credentials | undefined;
}

interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The parts of `s3://[key:secret@]bucket[/prefix][?endpoint=…&region=…&path_style=0|1&redirect=0|1&public_endpoint=…]`. */
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
      redirect: z.enum(["0", "1"]).optional(),
      public_endpoint: z.url({ protocol: /^https?$/ }).optional(),
    }),
  })
  // A signature requires both the key and the secret.
  .refine(({ username, password }) => (username === "") === (password === ""))
  // Amazon S3 has no separate endpoint for clients.
  .refine(({ parameters: p }) => p.public_endpoint === undefined || p.endpoint !== undefined)
  .transform(({ bucket, prefix, username, password, parameters }): S3Location => {
    const { endpoint, region, redirect, public_endpoint } = parameters;
    const { path_style = endpoint === undefined ? "0" : "1" } = parameters;
    return {
      kind: "s3",
      bucket,
      prefix: prefix === "" ? "" : `${prefix}/`,
      endpoint,
      region,
      usesPathStyle: path_style === "1",
      shouldRedirectClients: redirect === "1",
      publicEndpoint: public_endpoint,
      credentials:
        username === "" ? undefined : { accessKeyId: username, secretAccessKey: password },
    };
  });

/** Parses `file:///folder` or `s3://bucket`. Returns undefined for other URLs. */
export function parseStorageUrl(text: string): StorageLocation | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === "file:") return parseFolderUrl(url);
  return url.protocol === "s3:" ? BucketUrl.safeParse(splitUrl(url)).data : undefined;
}

export const toFolderLocation = (folder: string): StorageLocation => ({ kind: "folder", folder });

function parseFolderUrl(url: URL): StorageLocation | undefined {
  const isValid = url.host === "" && !/%2f/i.test(url.pathname);
  return isValid ? toFolderLocation(fileURLToPath(url)) : undefined;
}

const splitUrl = (url: URL) => ({
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
