import { type SQL, sql } from "drizzle-orm";

/** The same as `foldText` in shared/domain, because a search compares both results. */
export const foldInSql = (text: SQL): SQL => sql`regexp_replace(
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036F]', '', 'g')),
    'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[\\s!-/:-@\\[-\`{-~\\u2000-\\u206F\\u3000-\\u303F]+', ' ', 'g')`;

const DIGITS = 20;

/** Pads each number to the same length, so that "wall 2" comes before "wall 10". */
export const padNumbers = (text: SQL): SQL => sql`regexp_replace(
  regexp_replace(${text}, '(\\d+)', '${sql.raw("0".repeat(DIGITS))}\\1', 'g'),
  '\\d*(\\d{${sql.raw(String(DIGITS))}})', '\\1', 'g')`;
