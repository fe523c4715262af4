import type { GymPage } from "@topout/shared/contract";
import { getWords } from "@topout/shared/domain";
import { and, desc, or, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { gymSummaryColumns } from "../../queries/gym-summary-columns.ts";
import { byName } from "./by-name.ts";

interface Page {
  readonly page: number;
  readonly page_size: number;
}

export interface GymSearchRequest extends Page {
  /** Without it, the search returns all gyms. */
  readonly q: string | undefined;
}

/** The search ignores the other words of a longer text. */
const MAX_WORDS = 8;
/** A search with more matches returns no similar gyms. */
const FEW_MATCHES = 20;
/** A shorter word is similar to too many. */
const MIN_SIMILAR_LENGTH = 4;

/** Returns first the gyms in which each word of `q` starts a word, then similar ones. Sorts both by name. */
export async function searchGyms(
  db: DatabaseReader,
  { q = "", ...page }: GymSearchRequest,
): Promise<GymPage> {
  if (!q.trim()) return readPage(db, page, { where: undefined, order: byName });
  const words = getWords(q).slice(0, MAX_WORDS);
  const isMatch = and(sql`${words.length > 0}`, ...words.map(startsWord));
  const matches = await readPage(db, page, { where: isMatch, order: byName });
  const isSimilar = createSimilarity(words);
  if (!isSimilar || !isMatch || matches.meta.total >= FEW_MATCHES) return matches;
  return readPage(db, page, { where: or(isMatch, isSimilar), order: [desc(isMatch), ...byName] });
}

/** Words contain none of the wildcards of `like`. */
const startsWord = (word: string): SQL => sql`${gyms.search_text} like ${`% ${word}%`}`;

/** The longest word comes first, because the index finds the gyms with it. */
function createSimilarity(words: readonly string[]): SQL | undefined {
  const longWords = words
    .filter(({ length }) => length >= MIN_SIMILAR_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  if (longWords.length === 0) return undefined;
  const shortWords = words.filter(({ length }) => length < MIN_SIMILAR_LENGTH);
  const ids = sql`select find_similar_gyms(${sql.param(longWords)}::text[])`;
  return and(sql`${gyms.id} in (${ids})`, ...shortWords.map(startsWord));
}

async function readPage(
  db: DatabaseReader,
  { page, page_size }: Page,
  { where, order }: { readonly where: SQL | undefined; readonly order: readonly SQL[] },
): Promise<GymPage> {
  const [data, total] = await Promise.all([
    db
      .select(gymSummaryColumns)
      .from(gyms)
      .where(where)
      .orderBy(...order)
      .limit(page_size)
      .offset((page - 1) * page_size),
    db.$count(gyms, where),
  ]);
  return { data, meta: { page, total, totalPages: Math.max(1, Math.ceil(total / page_size)) } };
}
