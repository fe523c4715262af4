import * as z from "zod/mini";

import { examples } from "./examples.ts";

type Io = "input" | "output";

/** A schema that is registered by name becomes a reference; the rest are written out. */
export function toSchema(schema: z.core.$ZodType, io: Io): object {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return { $ref: reference(id) };
  const { $schema: _dialect, $defs: _named, ...json } = z.toJSONSchema(schema, { io });
  // Named parts came out as definitions of this one schema; the document has them once.
  return JSON.parse(JSON.stringify(json).replaceAll("#/$defs/", reference(""))) as object;
}

export const toContent = (types: readonly string[], schema: z.ZodMiniType, io: Io) =>
  Object.fromEntries(types.map((type) => [type, { schema: toSchema(schema, io) }]));

const reference = (id: string) => `#/components/schemas/${id}`;

const named: Readonly<Record<string, unknown>> = { ...examples };

export function toComponents() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: reference });
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
        id,
        { ...schema, ...(id in named && { examples: [named[id]] }) },
      ]),
    ),
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  };
}
