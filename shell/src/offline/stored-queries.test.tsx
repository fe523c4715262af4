import "fake-indexeddb/auto";
import { ApiError } from "@topout/shared/api";
import { createDatabaseStore } from "@topout/shared/browser-storage";
import { QueryClient, signIn } from "@topout/shared/platform";
import { IDBFactory } from "fake-indexeddb";
import { get, set } from "idb-keyval";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createQueryStorage } from "./stored-queries.ts";

const KEY = ["projects", "mine"];
const MONDAY = "0192f0c1-7a00-7000-8000-000000000001";

const store = createDatabaseStore("topout-queries", "queries");
const storage = createQueryStorage(store);

async function restore() {
  const client = new QueryClient();
  await storage.restore(client, localStorage.getItem("topout.token"));
  return client;
}

const createClient = () => {
  const client = new QueryClient();
  client.setQueryData(KEY, [MONDAY]);
  return client;
};

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  signIn("ann");
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the stored queries", () => {
  test("are not those of a session that another tab has ended", async () => {
    const client = createClient();
    localStorage.setItem("topout.token", "bob");

    await storage.save(client, "ann");

    expect(await get("queries", store)).toBeUndefined();
  });

  test("stay if another tab has started their session", async () => {
    localStorage.setItem("topout.token", "bob");
    await storage.save(createClient(), "bob");

    // This tab notices the new session only now.
    await storage.clear();
    await storage.save(new QueryClient(), "ann");

    expect((await restore()).getQueryData(KEY)).toEqual([MONDAY]);
  });

  test.each([403, 404])("lack a result that the server refuses with %i", async (status) => {
    const client = createClient();
    await storage.save(client, "ann");
    const error = new ApiError(status, { detail: "NOT_FOUND", message: "" });
    const queryFn = () => Promise.reject(error);
    await client.fetchQuery({ queryKey: KEY, queryFn, retry: false }).catch(() => undefined);

    await storage.save(client, "ann");

    expect((await restore()).getQueryData(KEY)).toBeUndefined();
  });

  test("keep a result that a lost network cannot update", async () => {
    const client = createClient();
    const queryFn = () => Promise.reject(new TypeError("Failed to fetch"));
    await client.fetchQuery({ queryKey: KEY, queryFn, retry: false }).catch(() => undefined);

    await storage.save(client, "ann");

    expect((await restore()).getQueryData(KEY)).toEqual([MONDAY]);
  });

  test("of version 1.0.0 are restored", async () => {
    const updatedAt = Date.now() - 60_000;
    // The session is the SHA-256 of the token "ann".
    const stored = {
      version: "1.1.0",
      session: "49915e0d7d4b402e3017d010bc1c0e83cac6c797d6c16e66340fe3268693a6a1",
      queries: [{ queryKey: KEY, data: [MONDAY], updatedAt }],
    };
    await set("queries", stored, store);

    const client = await restore();

    expect(client.getQueryState(KEY)).toMatchObject({ data: [MONDAY], dataUpdatedAt: updatedAt });
  });

  test("are restored without those that are damaged", async () => {
    await storage.save(createClient(), "ann");
    const valid = await get<{ queries: readonly unknown[] }>("queries", store);
    const junk = fc.oneof(
      fc.anything(),
      fc.record({ queryKey: fc.anything(), data: fc.anything(), updatedAt: fc.anything() }),
      fc.record({
        queryKey: fc.constantFrom(["gyms", "list"], ["activities", "feed", {}], KEY),
        data: fc.anything(),
        updatedAt: fc.constant(Date.now()),
      }),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(junk), async (damaged) => {
        const queries = [...damaged, ...(valid?.queries ?? [])];
        await set("queries", { ...valid, queries }, store);
        const client = await restore();
        expect(client.getQueryData(KEY)).toEqual([MONDAY]);
        expect(client.getQueryData(["gyms", "list"]) ?? []).toEqual([]);
      }),
    );
  });

  test("are none if the record is damaged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (damaged) => {
        await set("queries", damaged, store);
        const client = await restore();
        expect(client.getQueryCache().getAll()).toEqual([]);
      }),
    );
  });
});
