/** What the user has seen of the news of gyms, until the server has stored it. */
import type { SeenNews } from "@topout/shared/contract";
import { localData } from "@topout/shared/platform";

const STORAGE_KEY = "topout.seen-news";

/** By gym id. A schema would add zod to the first load of each remote that uses this entry. */
function readAll(): Readonly<Record<string, SeenNews>> {
  const entries: [string, unknown][] = Object.entries(Object(localData.readJson(STORAGE_KEY)));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, SeenNews] => isValid(entry[1])),
  );
}

function isValid(value: unknown): value is SeenNews {
  const { seen_until, seen_leaving } = Object(value) as Readonly<Record<string, unknown>>;
  return [
    ...(seen_until === undefined ? [] : [seen_until]),
    ...Object.values(Object(seen_leaving)),
  ].every((time) => typeof time === "string" && !Number.isNaN(Date.parse(time)));
}

export const readSeenNews = (gymId: string): SeenNews => readAll()[gymId] ?? {};

export const storeSeenNews = (gymId: string, seen: SeenNews): void =>
  // If the storage is full, the bar is hidden until the next document load.
  void localData.write(STORAGE_KEY, JSON.stringify({ ...readAll(), [gymId]: seen }));

/** Removes what the server has stored, unless the user has seen more meanwhile. */
export function removeSeenNews(gymId: string, sent: SeenNews): void {
  const { [gymId]: stored, ...others } = readAll();
  if (JSON.stringify(stored) !== JSON.stringify(sent)) return;
  if (Object.keys(others).length === 0) localData.remove(STORAGE_KEY);
  else localData.write(STORAGE_KEY, JSON.stringify(others));
}
