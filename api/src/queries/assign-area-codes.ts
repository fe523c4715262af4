import type { Area } from "@topout/shared/contract";
import { and, desc, eq, inArray, notInArray } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { areaCodes } from "../database/schema.ts";

/** A gym keeps the codes of this many areas that were removed. */
const MAX_UNUSED_CODES = 500;

interface KnownCode {
  readonly code: string;
  readonly name: string;
}

/**
 * Returns the areas with their codes, and stores the codes of new areas. The row of the gym must be locked. An area keeps
 * its code. Without a code, for example from an older client, it gets the code of the area with its name.
 */
export async function assignAreaCodes(
  tx: Transaction,
  gymId: string,
  areas: readonly Area[],
): Promise<Area[]> {
  const known = await tx
    .select({ code: areaCodes.code, name: areaCodes.name })
    .from(areaCodes)
    .where(eq(areaCodes.gym_id, gymId))
    .orderBy(desc(areaCodes.created_at), areaCodes.code);
  const result: Area[] = [];
  for (const { area, code } of matchCodes(areas, known)) {
    result.push({ ...area, code: code ?? (await insertCode(tx, gymId, area.name)) });
  }
  await renameCodes(tx, result, known);
  await removeOldCodes(tx, gymId, result);
  return result;
}

/** Finds the code of each area that has one. No two areas get the same code, even if a copied area was sent with it. */
export function matchCodes(areas: readonly Area[], known: readonly KnownCode[]) {
  const unused = new Map(known.map(({ code, name }) => [code, name]));
  const ownCodes = areas.map(({ code }) => {
    const isOwn = code !== undefined && unused.delete(code);
    return isOwn ? code : undefined;
  });
  return areas.map((area, index) => {
    const code = ownCodes[index] ?? findByName(unused, area.name);
    if (code !== undefined) unused.delete(code);
    return { area, code };
  });
}

function findByName(codes: ReadonlyMap<string, string>, name: string): string | undefined {
  for (const [code, knownName] of codes) if (knownName === name) return code;
  return undefined;
}

async function insertCode(tx: Transaction, gymId: string, name: string): Promise<string> {
  const [row] = await tx
    .insert(areaCodes)
    .values({ gym_id: gymId, name })
    .returning({ code: areaCodes.code });
  if (!row) throw new Error("Inserted code not found");
  return row.code;
}

async function renameCodes(
  tx: Transaction,
  areas: readonly Area[],
  known: readonly KnownCode[],
): Promise<void> {
  const knownNames = new Map(known.map(({ code, name }) => [code, name]));
  for (const { code = "", name } of areas) {
    const knownName = knownNames.get(code);
    if (knownName === undefined || knownName === name) continue;
    await tx.update(areaCodes).set({ name }).where(eq(areaCodes.code, code));
  }
}

const removeOldCodes = (tx: Transaction, gymId: string, areas: readonly Area[]) => {
  const isUnused = and(
    eq(areaCodes.gym_id, gymId),
    notInArray(
      areaCodes.code,
      areas.map(({ code = "" }) => code),
    ),
  );
  const old = tx
    .select({ code: areaCodes.code })
    .from(areaCodes)
    .where(isUnused)
    .orderBy(desc(areaCodes.created_at), areaCodes.code)
    .offset(MAX_UNUSED_CODES);
  return tx.delete(areaCodes).where(inArray(areaCodes.code, old));
};
