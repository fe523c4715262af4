import "fake-indexeddb/auto";
import { QueryClient, signIn, signOut } from "@topout/shared/platform";
import { userQueries } from "@topout/shared/api";
import { createDatabaseStore } from "@topout/shared/browser-storage";
import { IDBFactory } from "fake-indexeddb";
import { get, update } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { hasStoredQueries } from "./has-stored-queries.ts";
import { persistQueries, restoreQueries } from "./persist-queries.ts";
import { createQueryStorage } from "./stored-queries.ts";

const KEY = ["projects", "mine"];
const MONDAY = "0192f0c1-7a00-7000-8000-000000000001";
const TUESDAY = "0192f0c1-7a00-7000-8000-000000000002";
const WEDNESDAY = "0192f0c1-7a00-7000-8000-000000000003";

const HOUR_MS = 60 * 60_000;

const store = createDatabaseStore("topout-queries", "queries");
const storage = createQueryStorage(store);
let stop: () => void;

/** Starts a visit that stores the results of its queries. */
function startVisit() {
  const client = new QueryClient();
  stop = persistQueries(client, storage);
  return client;
}

/** Reads what the next document load would show. */
async function readNextVisit() {
  const client = new QueryClient();
  await restoreQueries(client, storage);
  return client.getQueryData(KEY);
}

beforeEach(() => {
  signIn("ann");
  vi.stubGlobal("indexedDB", new IDBFactory());
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("persistQueries", () => {
  test("stores results for the next visit of the same session", async () => {
    startVisit().setQueryData(KEY, [MONDAY]);

    await expect.poll(readNextVisit).toEqual([MONDAY]);
    expect(hasStoredQueries()).toBe(true);
  });

  test("saves many results of one second once, and later results after another second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const save = vi.spyOn(storage, "save");
    const client = startVisit();
    client.setQueryData(KEY, [MONDAY]);
    await vi.advanceTimersByTimeAsync(600);
    client.setQueryData(KEY, [TUESDAY]);
    await vi.advanceTimersByTimeAsync(399);
    expect(save).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.waitFor(async () => expect(await readNextVisit()).toEqual([TUESDAY]), 20_000);

    client.setQueryData(KEY, [WEDNESDAY]);
    await vi.advanceTimersByTimeAsync(999);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.waitFor(async () => expect(await readNextVisit()).toEqual([WEDNESDAY]), 20_000);
  });

  test("does not save again after results that are not stored", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const save = vi.spyOn(storage, "save");
    const client = startVisit();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(save).toHaveBeenCalledTimes(1);
    await save.mock.results[0]?.value;

    client.setQueryData(["resets", "one", MONDAY], { id: MONDAY });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(save).toHaveBeenCalledTimes(1);

    client.setQueryData(KEY, [MONDAY]);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2), 20_000);
  });

  test("deletes the results of a user who signs out", async () => {
    startVisit().setQueryData(KEY, [MONDAY]);
    await expect.poll(readNextVisit).toEqual([MONDAY]);

    signOut();

    await expect.poll(hasStoredQueries).toBe(false);
    signIn("ann");
    expect(await readNextVisit()).toBeUndefined();
  });

  test("does not show one user's results to another", async () => {
    startVisit().setQueryData(KEY, [MONDAY]);
    await expect.poll(readNextVisit).toEqual([MONDAY]);
    stop();

    signIn("bob");

    expect(await readNextVisit()).toBeUndefined();
    signIn("ann");
    expect(await readNextVisit()).toBeUndefined();
  });

  test("keeps the time of the results", async () => {
    const updatedAt = Date.now() - HOUR_MS;
    startVisit().setQueryData(KEY, [MONDAY], { updatedAt });
    await expect.poll(readNextVisit).toEqual([MONDAY]);

    const client = new QueryClient();
    await restoreQueries(client, storage);

    expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(updatedAt);
  });

  test("requests restored results again, even if they are recent", async () => {
    startVisit().setQueryData(KEY, [MONDAY]);
    await expect.poll(readNextVisit).toEqual([MONDAY]);
    const client = new QueryClient();
    await restoreQueries(client, storage);

    const queryFn = () => [TUESDAY];
    const result = await client.fetchQuery({ queryKey: KEY, queryFn, staleTime: HOUR_MS });

    expect(result).toEqual([TUESDAY]);
  });

  test.each([
    ["the account, whose role may change", [...userQueries.me().queryKey]],
    ["the user's other sessions", ["users", "sessions"]],
    ["lists of staff", ["admin", "users", {}]],
    ["the audit", ["audit", {}]],
  ])("does not store %s", async (_name, queryKey) => {
    const client = startVisit();
    client.setQueryData(queryKey, { email: "ann@topout.example" });
    client.setQueryData(KEY, [MONDAY]);
    await expect.poll(readNextVisit).toEqual([MONDAY]);
    const next = new QueryClient();

    await restoreQueries(next, storage);

    expect(next.getQueryData(queryKey)).toBeUndefined();
  });

  test("restores no result older than 24 hours", async () => {
    const client = new QueryClient();
    client.setQueryData(KEY, [MONDAY], { updatedAt: Date.now() - 25 * HOUR_MS });
    await storage.save(client, "ann");
    stop = () => {};

    expect(await readNextVisit()).toBeUndefined();
  });

  test("deletes results of another version", async () => {
    startVisit().setQueryData(KEY, [MONDAY]);
    await expect.poll(readNextVisit).toEqual([MONDAY]);
    stop();
    await update<object>("queries", (stored) => ({ ...stored, version: "1.0.0" }), store);

    expect(await readNextVisit()).toBeUndefined();
    expect(await get("queries", store)).toBeUndefined();
  });

  test("does not replace a response that has already arrived", async () => {
    startVisit().setQueryData(KEY, [MONDAY]);
    await expect.poll(readNextVisit).toEqual([MONDAY]);
    const client = new QueryClient();
    client.setQueryData(KEY, [TUESDAY]);

    await restoreQueries(client, storage);

    expect(client.getQueryData(KEY)).toEqual([TUESDAY]);
  });
});
