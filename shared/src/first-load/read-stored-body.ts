import type { LocalKey } from "../browser-storage/stored-items.ts";
import { localData } from "../browser-storage/storage-area.ts";

/** The body of a call for a gym: what the local storage has for the gym at this key, otherwise an empty object. */
export function readStoredBody(storedBody: string | undefined, gymId: string): string {
  const bodies: unknown = storedBody && localData.readJson(storedBody as LocalKey);
  const body = (Object(bodies) as Readonly<Record<string, unknown>>)[gymId];
  return JSON.stringify(body ?? {});
}
