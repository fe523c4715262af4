/** Lists everything that a browser stores for the app, and compares it with the declared list. */
import type { Page } from "@playwright/test";
import { databases, localItems, sessionItems, workerCaches } from "@topout/shared/browser-storage";

const declaredItems = {
  local: localItems,
  session: sessionItems,
  database: databases,
  cache: workerCaches,
} as const;

type Area = keyof typeof declaredItems;
type DeclaredItem = Readonly<Record<"owner" | "end" | "lifetime", string>>;

interface StoredItem {
  readonly area: Area;
  readonly name: string;
  /** The keys and values as text. */
  readonly text: string;
  /** Undefined if the list does not have the item. */
  readonly declared: DeclaredItem | undefined;
}

export async function readBrowserStorage(page: Page): Promise<readonly StoredItem[]> {
  const items = await page.evaluate(readItems);
  return items.map((item) => ({ ...item, declared: findDeclared(item) }));
}

/** A declared name that ends with a dot or a dash is the start of the stored name. */
function findDeclared({ area, name }: Pick<StoredItem, "area" | "name">) {
  const items: Readonly<Record<string, DeclaredItem>> = declaredItems[area];
  const prefix = Object.keys(items).find((key) => /[.-]$/.test(key) && name.startsWith(key));
  return items[name] ?? items[prefix ?? ""];
}

/** Names of items, in the form `local topout.token`. */
export const toNames = (items: readonly StoredItem[]): readonly string[] =>
  items.map(({ area, name }) => `${area} ${name}`).toSorted();

export const selectUndeclared = (items: readonly StoredItem[]) =>
  items.filter(({ declared }) => declared === undefined);

/** The items that a sign-out must remove. A database is left without the user's entries. */
export const selectEnded = (items: readonly StoredItem[]) =>
  items.filter(
    ({ area, declared }) =>
      area !== "database" && (declared?.end === "session" || declared?.end === "sign-out"),
  );

export const listEmails = (items: readonly StoredItem[]): readonly string[] => [
  ...new Set(items.flatMap(({ text }) => text.match(/[\w.-]+@topout\.example/g) ?? [])),
];

/** Runs in the page. */
async function readItems() {
  const toItem = (area: Area, name: string, content: unknown) => ({
    area,
    name,
    text: JSON.stringify(content) ?? "",
  });

  const toPromise = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });

  const readDatabase = async ({ name = "" }: IDBDatabaseInfo) => {
    const database = await toPromise(indexedDB.open(name));
    const content = await Promise.all(
      Array.from(database.objectStoreNames, async (storeName) => {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = [toPromise(store.getAllKeys()), toPromise(store.getAll())];
        return { store: storeName, keys: await keys, values: await values };
      }),
    );
    database.close();
    return toItem("database", name, content);
  };

  const readCache = async (name: string) => {
    const cache = await caches.open(name);
    const content = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const response = await cache.match(request, { ignoreVary: true });
        const isJson = response?.headers.get("content-type")?.includes("json") === true;
        return { url: request.url, body: isJson ? await response?.text() : undefined };
      }),
    );
    return toItem("cache", name, content);
  };

  return [
    ...Object.entries(localStorage).map(([key, text]) => toItem("local", key, text)),
    ...Object.entries(sessionStorage).map(([key, text]) => toItem("session", key, text)),
    ...(await Promise.all((await indexedDB.databases()).map(readDatabase))),
    ...(await Promise.all((await caches.keys()).map(readCache))),
  ];
}
