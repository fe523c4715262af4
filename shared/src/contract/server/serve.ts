import type * as z from "zod/mini";

import type { Access } from "../access.ts";
import type { Contract, Endpoint, Parts } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";

/** What only the server and the OpenAPI document read of an endpoint. */
interface ServerPart {
  readonly summary: string;
  readonly access: Access;
  /** A token for one use can replace the session. It is in the query, because a link cannot send headers. */
  readonly acceptsLink?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** A lower limit of the body than that of other endpoints. */
  readonly maxBodyBytes?: number;
  /** The default is 200 with a response body and 204 without. */
  readonly success?: 200 | 201 | 202 | 204;
  /** The status for a repeated request with the same id. */
  readonly repeated?: 200;
  /** Error codes of this endpoint. Access and validation errors are added automatically. */
  readonly errors?: readonly ErrorCode[];
}

/** A whole endpoint. The server's routes and the OpenAPI document derive from it. */
export interface ServerEndpoint extends Omit<Endpoint, "query" | "body">, ServerPart {}

export type ServerContract = Readonly<Record<string, ServerEndpoint>>;

/** The types of the schemas of an endpoint, before or after parsing. */
type SchemaTypes<E, Side extends "input" | "output"> = {
  [
    P in "params" | "query" | "body" as E extends Record<P, z.ZodMiniType> ? P : never
  ]: E extends Record<P, infer S extends z.ZodMiniType>
    ? { input: z.input<S>; output: z.output<S> }[Side]
    : never;
};

/** The validated request parts that a handler receives, without files. */
export type Parsed<E> = SchemaTypes<E, "output">;

/** The schemas must accept exactly what the client sends. */
type Matching<E, Part> = [Parts<E>, SchemaTypes<Part, "input">] extends [
  SchemaTypes<Part, "input">,
  Parts<E>,
]
  ? unknown
  : Parts<E>;

type Served<E, Part> = Omit<E, "query" | "body"> & Part;

/**
 * Adds the server's part to each endpoint of a contract. A missing part, or a schema of another type than the client
 * sends, does not compile.
 */
export const serve = <const C extends Contract, const S extends Record<keyof C, ServerPart>>(
  endpoints: C,
  parts: S & { readonly [N in keyof S]: N extends keyof C ? Matching<C[N], S[N]> : never },
) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, { ...endpoint, ...parts[name] }]),
  ) as { readonly [N in keyof C]: Served<C[N], S[N]> };
