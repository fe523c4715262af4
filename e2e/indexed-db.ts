import type { Page } from "@playwright/test";

/** Returns a value of the app's IndexedDB store `name`, or undefined if the app has not stored it. */
export const readStoredValue = (page: Page, name: string, key: string): Promise<unknown> =>
  page.evaluate(readValue, { name, key });

/** Runs in the page. */
async function readValue({ name, key }: { name: string; key: string }): Promise<unknown> {
  const databaseName = `topout-${name}`;
  // Opening a missing database would create it without the object store of the app.
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === databaseName)) return undefined;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName);
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const reading = database.transaction(name).objectStore(name).get(key);
      reading.addEventListener("error", () => reject(reading.error));
      reading.addEventListener("success", () => {
        database.close();
        resolve(reading.result);
      });
    });
  });
}
