import { namedSchemas } from "@topout/shared/contract/server";
import * as z from "zod/mini";

import { examples } from "./examples.ts";

for (const [id, schema] of Object.entries(namedSchemas)) z.globalRegistry.add(schema, { id });

type Direction = "input" | "output";

/** Converts a registered schema to a $ref, and other schemas to inline schemas. */
export function toSchema(schema: z.core.$ZodType, io: Direction): object {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return { $ref: toReference(id) };
  const { $schema: _dialect, $defs: _definitions, ...json } = z.toJSONSchema(schema, { io });
  // zod adds registered parts as $defs of this schema. Refer to the shared components instead.
  return JSON.parse(JSON.stringify(json).replaceAll("#/$defs/", toReference(""))) as object;
}

export const toContent = (types: readonly string[], schema: z.ZodMiniType, io: Direction) =>
  Object.fromEntries(types.map((type) => [type, { schema: toSchema(schema, io) }]));

const toReference = (id: string) => `#/components/schemas/${id}`;

const examplesById: Readonly<Record<string, unknown>> = { ...examples };

export function toComponents() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: toReference });
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
        id,
        { ...schema, ...(id in examplesById && { examples: [examplesById[id]] }) },
      ]),
    ),
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  };
}
