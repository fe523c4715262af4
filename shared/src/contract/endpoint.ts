import type * as z from "zod/mini";

import type { ErrorCode } from "./errors.ts";

/** Who can call the endpoint. Every level except `all` requires a session. `setter` includes admins. */
export type Access = "all" | "user" | "verified" | "setter" | "admin";

export type FileKind = "png" | "jpeg" | "gif" | "webp" | "mp4" | "quicktime";

/** The server detects the file type from the first bytes and checks `maxBytes` while it receives the file. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  readonly optional?: true;
}

/** An endpoint of the API. The server's routes, the client's requests and the OpenAPI document derive from it. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Relative to `/api`. Parameters are in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** A token for one use can replace the session. It is in the query, because a link cannot send headers. */
  readonly acceptsLink?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  readonly files?: Readonly<Record<string, FileRule>>;
  /** The content type of the body. `form` is multipart or urlencoded, as in the login of FastAPI-Users. */
  readonly encoding?: "json" | "form" | "multipart";
  /** The default is 200 with a response body and 204 without. */
  readonly success?: 200 | 201 | 202 | 204;
  /** The status for a repeated request with the same id. */
  readonly repeated?: 200;
  readonly response?: z.ZodMiniType;
  /** The content type of a file response. */
  readonly media?: "image/webp" | "video/mp4" | "application/zip";
  /** Error codes of this endpoint. Access and validation errors are added automatically. */
  readonly errors?: readonly ErrorCode[];
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Checks the type of an endpoint and preserves its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part = "params" | "query" | "body";

/** The files of a call. `T` is how a file is represented: the client sends a `Blob`, the server has a path. */
export type Files<E, T> = E extends {
  readonly files: infer F extends Readonly<Record<string, FileRule>>;
}
  ? {
      readonly files: {
        readonly [N in keyof F]: T | (F[N] extends { optional: true } ? undefined : never);
      };
    }
  : unknown;

/** The request parts that the client sends. */
export type Input<E> = Files<E, Blob> & {
  [P in Part as E extends Record<P, z.ZodMiniType> ? P : never]: E extends Record<
    P,
    infer S extends z.ZodMiniType
  >
    ? z.input<S>
    : never;
};

/** The validated request parts that a handler receives, without files. */
export type Parsed<E> = {
  [P in Part as E extends Record<P, z.ZodMiniType> ? P : never]: E extends Record<
    P,
    infer S extends z.ZodMiniType
  >
    ? z.output<S>
    : never;
};

/** The return type of a call. */
export type Output<E> = E extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : E extends { media: string }
    ? Blob
    : void;
