import type * as z from "zod/mini";

import type { ErrorCode } from "./errors.ts";

/** Who may call. Each level but `all` includes the sign-in check; `setter` lets an admin through too. */
export type Access = "all" | "user" | "verified" | "setter" | "admin";

export type FileKind = "png" | "jpeg" | "gif" | "webp" | "mp4" | "quicktime";

/** What a file may be, judged by its first bytes. `maxBytes` is checked while it streams. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  readonly optional?: true;
}

/** One call of the API, described once: the server serves it, the client sends it, OpenAPI lists it. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api`; parameters in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  readonly files?: Readonly<Record<string, FileRule>>;
  /** How the body travels. `form` is multipart or urlencoded, as FastAPI-Users takes a login. */
  readonly encoding?: "json" | "form" | "multipart";
  /** The status of success; 200 with an answer and 204 without one, unless said. */
  readonly success?: 200 | 201 | 202 | 204;
  /** The status of the same answer where the call had been made before, by the id that it carries. */
  readonly repeated?: 200;
  readonly response?: z.ZodMiniType;
  /** The type of an answer that is a file and no JSON. */
  readonly media?: "image/webp" | "video/mp4" | "application/zip";
  /** The endpoint's own failures; those of its access and its input come by themselves. */
  readonly errors?: readonly ErrorCode[];
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Checks an endpoint's shape and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part = "params" | "query" | "body";

/** The files of a call, each as `T`: what stands for a file differs between who sends it and who serves it. */
export type Files<E, T> = E extends {
  readonly files: infer F extends Readonly<Record<string, FileRule>>;
}
  ? {
      readonly files: {
        readonly [N in keyof F]: T | (F[N] extends { optional: true } ? undefined : never);
      };
    }
  : unknown;

/** What a caller must send. */
export type Input<E> = Files<E, Blob> & {
  [P in Part as E extends Record<P, z.ZodMiniType> ? P : never]: E extends Record<
    P,
    infer S extends z.ZodMiniType
  >
    ? z.input<S>
    : never;
};

/** What a handler receives once the input has been parsed, files apart. */
export type Parsed<E> = {
  [P in Part as E extends Record<P, z.ZodMiniType> ? P : never]: E extends Record<
    P,
    infer S extends z.ZodMiniType
  >
    ? z.output<S>
    : never;
};

/** What the call answers with. */
export type Output<E> = E extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : E extends { media: string }
    ? Blob
    : void;
