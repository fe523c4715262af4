import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { get, set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createDatabaseStore } from "./create-database-store.ts";

const store = createDatabaseStore("topout-queries", "queries");

/** Opens the database as another tab with another version of the app does. */
const openDatabase = () =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("topout-queries");
    request.addEventListener("success", () => resolve(request.result));
  });

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

describe("createDatabaseStore", () => {
  test("stores values", async () => {
    await set("key", "value", store);

    expect(await get("key", store)).toBe("value");
  });

  test("closes the database, so that it can be deleted", async () => {
    await set("key", "value", store);

    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase("topout-queries");
      request.addEventListener("success", resolve);
      request.addEventListener("blocked", reject);
    });

    expect(await get("key", store)).toBeUndefined();
  });

  test("replaces a database that has lost its object store", async () => {
    (await openDatabase()).close();

    await set("key", "value", store);

    expect(await get("key", store)).toBe("value");
  });

  test("rejects instead of waiting for another tab that has such a database open", async () => {
    const database = await openDatabase();

    await expect(set("key", "value", store)).rejects.toThrow("The storage is blocked");
    database.close();
  });
});
