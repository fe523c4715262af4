import * as contract from "@topout/shared/contract";

/** Returns the patterns of every schema in the contract, including those of the schema library. */
export function findSchemaPatterns(): RegExp[] {
  const seen = new Set<unknown>();
  const patterns: RegExp[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof RegExp) patterns.push(value);
    else Object.values(isSchema(value) ? value._zod.def : value).forEach(visit);
  };
  visit(contract);
  return patterns;
}

/** Also true for a check, which is a part of a schema. */
const isSchema = (value: object): value is { readonly _zod: { readonly def: object } } =>
  "_zod" in value;
