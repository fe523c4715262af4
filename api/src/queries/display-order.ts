import { CIRCUIT_DISPLAY_ORDER } from "@topout/shared/domain";
import { type SQL, sql } from "drizzle-orm";

import { circuits } from "../database/schema.ts";

const DIGITS = 20;

/** Pads each number to the same length, so that "P2" comes before "P10". */
const paddedName = sql.raw(
  `regexp_replace(regexp_replace(lower(circuits.name), '(\\d+)', '${"0".repeat(DIGITS)}\\1', 'g'), '\\d*(\\d{${DIGITS}})', '\\1', 'g')`,
);

const names = sql.join(
  CIRCUIT_DISPLAY_ORDER.map((name) => sql.raw(`'${name}'`)),
  sql`, `,
);

/** Terms of an `order by` that sort circuits like `sortCircuits` in shared/domain. */
export const displayOrder: SQL = sql`
  array_position(array[${names}]::text[], lower(btrim(${circuits.name}))), ${paddedName} collate "C", ${circuits.id}`;
