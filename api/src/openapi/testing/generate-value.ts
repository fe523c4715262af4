import type { Random } from "@topout/demo/random";

/** The keywords of the schemas in our OpenAPI document. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ValueSources {
  readonly random: Random;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Valid values by the name of the field, such as the ids of existing rows. */
  readonly known: Readonly<Record<string, unknown>>;
}

const HOSTILE_CHANCE = 0.04;
const KNOWN_CHANCE = 0.8;
const OPTIONAL_CHANCE = 0.4;
const MAX_ITEMS = 3;
const MAX_LENGTH = 60;
const DAY_MS = 86_400_000;

/** Values of another type or size, or with characters that a database or a parser may reject. */
const HOSTILE_VALUES = [
  null,
  true,
  -1,
  Number.MAX_VALUE,
  2 ** 53,
  "",
  "\0",
  "%00",
  "../../etc/passwd",
  "'; drop table users; --",
  "🧗".repeat(300),
  "a".repeat(5_000),
  "9999-12-31T23:59:59.999Z",
  "0192f0c1-7a00-7000-8000-000000000404",
  [],
  {},
  [[]],
] as const;

/** Generates a value of the schema. Some values are hostile. */
export function generateValue(schema: Schema, name: string, sources: ValueSources): unknown {
  const { random, known } = sources;
  if (random.chance(HOSTILE_CHANCE)) return random.pick<unknown>(HOSTILE_VALUES);
  if (known[name] !== undefined && random.chance(KNOWN_CHANCE)) return known[name];
  return generateValid(resolveSchema(schema, sources), name, sources);
}

/** Follows references, picks an alternative, and merges the parts of `allOf`. */
function resolveSchema(schema: Schema, sources: ValueSources): Schema {
  const { $ref, anyOf, allOf = [], ...rest } = schema;
  const reference = $ref && sources.schemas[$ref.replace("#/components/schemas/", "")];
  if (reference) return resolveSchema(reference, sources);
  const [first, ...others] = anyOf ?? [];
  if (first) return resolveSchema(sources.random.pick([first, ...others]), sources);
  const parts = allOf.map((part) => resolveSchema(part, sources));
  return Object.fromEntries([...parts, rest].flatMap((part) => Object.entries(part)));
}

function generateValid(schema: Schema, name: string, sources: ValueSources): unknown {
  const { random } = sources;
  if (schema.const !== undefined) return schema.const;
  const [option, ...options] = schema.enum ?? [];
  if (option !== undefined) return random.pick([option, ...options]);
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  switch (type) {
    case "object":
      return generateObject(schema, sources);
    case "array":
      return generateArray(schema, name, sources);
    case "integer":
      return random.integer(...getRange(schema));
    case "number":
      return random.between(...getRange(schema));
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return generateText(schema, random);
  }
}

const getRange = ({ minimum = -10, maximum = 1_000 }: Schema): [number, number] => [
  minimum,
  Math.max(minimum, Math.min(maximum, minimum + 1_000)),
];

function generateObject(schema: Schema, sources: ValueSources): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) === true || sources.random.chance(OPTIONAL_CHANCE),
  );
  return Object.fromEntries(
    entries.map(([name, property]) => [name, generateValue(property, name, sources)]),
  );
}

function generateArray(schema: Schema, name: string, sources: ValueSources): unknown[] {
  const { items = {}, minItems = 0, maxItems = MAX_ITEMS } = schema;
  const highest = Math.max(minItems, Math.min(maxItems, MAX_ITEMS));
  const length = sources.random.integer(minItems, highest);
  return Array.from({ length }, () => generateValue(items, name, sources));
}

function generateText(schema: Schema, random: Random): string {
  switch (schema.format) {
    case "uuid":
      return `0192f0c1-7a00-7000-8000-${random.integer(0, 999_999).toString().padStart(12, "0")}`;
    case "date-time":
      return createDate(random).toISOString();
    case "date":
      return createDate(random).toISOString().slice(0, 10);
    case "email":
      return `climber${random.integer(0, 99_999)}@topout.example`;
    default:
      return generateLetters(schema, random);
  }
}

const createDate = (random: Random) => new Date(Date.now() + random.integer(-400, 400) * DAY_MS);

function generateLetters({ minLength = 0, maxLength = MAX_LENGTH }: Schema, random: Random) {
  const length = random.integer(minLength, Math.max(minLength, Math.min(maxLength, MAX_LENGTH)));
  return Array.from({ length }, () => random.pick(["a", "b", "Z", "7", "é", "山", " ", "-"])).join(
    "",
  );
}
