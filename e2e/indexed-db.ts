import type { BrowserPage } from "./browsers/page.ts";

/** A page of any engine. */
export type ScriptablePage = Pick<BrowserPage, "evaluate">;

/** Returns a value of the app's IndexedDB store `name`, or undefined if the app has not stored it. */
export const readStoredValue = (
  page: ScriptablePage,
  name: string,
  key: string,
): Promise<unknown> => page.evaluate(readValue, { name, key });

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

/**
 * Closes the next connection that reads and the next one that writes, of each database and without an event, as WebKit
 * does with a page in the background.
 */
export const cutConnections = (page: ScriptablePage) => page.evaluate(closeOnNextUse);

/** Runs in the page. */
function closeOnNextUse() {
  const cut = new Set<string>();
  // oxlint-disable-next-line typescript/unbound-method -- The replacement below calls it with `apply`.
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function closeAndStart(...parameters) {
    const [, mode = "readonly"] = parameters;
    const use = `${mode} ${this.name}`;
    if (!cut.has(use)) this.close();
    cut.add(use);
    return transaction.apply(this, parameters);
  };
}
