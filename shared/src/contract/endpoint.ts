import type * as z from "zod/mini";

export type FileKind = "png" | "jpeg" | "gif" | "webp" | "mp4" | "quicktime";

/** The server detects the file type from the first bytes and checks `maxBytes` while it receives the file. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  readonly optional?: true;
}

/** The type of a query or a body, without its schema. */
export interface InputType<T> {
  readonly type?: T;
}

/** What the client knows of an endpoint of the API. `server/` adds what only the server and the OpenAPI document read. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api`. Parameters are in braces. */
  readonly path: `/${string}`;
  readonly query?: InputType<unknown>;
  readonly body?: InputType<unknown>;
  readonly files?: Readonly<Record<string, FileRule>>;
  /** The content type of the body. `form` is multipart or urlencoded, as in the login of FastAPI-Users. */
  readonly encoding?: "json" | "form" | "multipart";
  readonly response?: z.ZodMiniType;
  /** The content type of a file response. */
  readonly media?: "image/webp" | "video/mp4" | "application/zip" | "text/calendar";
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Checks the type of an endpoint and preserves its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** The type of what the client sends. The schema stays on the server, because only the server checks requests. */
export const input = <T>(): InputType<T> => ({});

type ParameterName<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

type Params<E> = E extends { readonly path: `${string}{${string}` & (infer Path) }
  ? { readonly params: Readonly<Record<ParameterName<Path>, string>> }
  : unknown;

type TypedPart = "query" | "body";

/** The parts of a request, without its files. */
export type Parts<E> = Params<E> & {
  [P in TypedPart as E extends Record<P, InputType<unknown>> ? P : never]: E extends Record<
    P,
    InputType<infer T>
  >
    ? T
    : never;
};

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
export type Input<E> = Files<E, Blob> & Parts<E>;

/** The return type of a call. */
export type Output<E> = E extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : E extends { media: string }
    ? Blob
    : void;
