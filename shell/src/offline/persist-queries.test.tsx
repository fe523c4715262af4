import "fake-indexeddb/auto";
import { QueryClient, signIn, signOut } from "@topout/shared/platform";
import { userQueries } from "@topout/shared/api";
import { createStore, get, update } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { hasStoredQueries } from "./has-stored-queries.ts";
import { persistQueries, restoreQueries } from "./persist-queries.ts";
import { createQueryStorage } from "./stored-queries.ts";

const KEY = ["climbs", "mine"];
const HOUR_MS = 60 * 60_000;

let storage: ReturnType<typeof createQueryStorage>;
let stop: () => void;
let databaseCount = 0;

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
  databaseCount += 1;
  storage = createQueryStorage(`queries ${databaseCount}`);
});

afterEach(() => {
  stop();
  localStorage.clear();
});

describe("persistQueries", () => {
  test("stores results for the next visit of the same session", async () => {
    startVisit().setQueryData(KEY, ["Monday"]);

    await expect.poll(readNextVisit).toEqual(["Monday"]);
    expect(hasStoredQueries()).toBe(true);
  });

  test("saves many results of one second once, and later results after another second", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const save = vi.spyOn(storage, "save");
    const client = startVisit();
    client.setQueryData(KEY, ["Monday"]);
    await vi.advanceTimersByTimeAsync(600);
    client.setQueryData(KEY, ["Tuesday"]);
    await vi.advanceTimersByTimeAsync(399);
    expect(save).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.waitFor(async () => expect(await readNextVisit()).toEqual(["Tuesday"]));

    client.setQueryData(KEY, ["Wednesday"]);
    await vi.advanceTimersByTimeAsync(999);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.waitFor(async () => expect(await readNextVisit()).toEqual(["Wednesday"]));
  });

  test("deletes the results of a user who signs out", async () => {
    startVisit().setQueryData(KEY, ["Monday"]);
    await expect.poll(readNextVisit).toEqual(["Monday"]);

    signOut();

    await expect.poll(hasStoredQueries).toBe(false);
    signIn("ann");
    expect(await readNextVisit()).toBeUndefined();
  });

  test("does not show one user's results to another", async () => {
    startVisit().setQueryData(KEY, ["Monday"]);
    await expect.poll(readNextVisit).toEqual(["Monday"]);
    stop();

    signIn("bob");

    expect(await readNextVisit()).toBeUndefined();
    signIn("ann");
    expect(await readNextVisit()).toBeUndefined();
  });

  test("keeps the time of the results", async () => {
    const updatedAt = Date.now() - HOUR_MS;
    startVisit().setQueryData(KEY, ["Monday"], { updatedAt });
    await expect.poll(readNextVisit).toEqual(["Monday"]);

    const client = new QueryClient();
    await restoreQueries(client, storage);

    expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(updatedAt);
  });

  test("requests restored results again, even if they are recent", async () => {
    startVisit().setQueryData(KEY, ["Monday"]);
    await expect.poll(readNextVisit).toEqual(["Monday"]);
    const client = new QueryClient();
    await restoreQueries(client, storage);

    const queryFn = () => ["Tuesday"];
    const result = await client.fetchQuery({ queryKey: KEY, queryFn, staleTime: HOUR_MS });

    expect(result).toEqual(["Tuesday"]);
  });

  test("does not store the account, whose role may change", async () => {
    const queryKey = [...userQueries.me().queryKey];
    const client = startVisit();
    client.setQueryData(queryKey, { is_superuser: true });
    client.setQueryData(KEY, ["Monday"]);
    await expect.poll(readNextVisit).toEqual(["Monday"]);
    const next = new QueryClient();

    await restoreQueries(next, storage);

    expect(next.getQueryData(queryKey)).toBeUndefined();
  });

  test("restores no result older than 24 hours", async () => {
    const client = new QueryClient();
    client.setQueryData(KEY, ["Monday"], { updatedAt: Date.now() - 25 * HOUR_MS });
    await storage.save(client, "ann");
    stop = () => {};

    expect(await readNextVisit()).toBeUndefined();
  });

  test("deletes results of another version", async () => {
    startVisit().setQueryData(KEY, ["Monday"]);
    await expect.poll(readNextVisit).toEqual(["Monday"]);
    stop();
    const store = createStore(`queries ${databaseCount}`, "queries");
    await update<object>("queries", (stored) => ({ ...stored, version: "1.0.0" }), store);

    expect(await readNextVisit()).toBeUndefined();
    expect(await get("queries", store)).toBeUndefined();
  });

  test("does not replace a response that has already arrived", async () => {
    startVisit().setQueryData(KEY, ["Monday"]);
    await expect.poll(readNextVisit).toEqual(["Monday"]);
    const client = new QueryClient();
    client.setQueryData(KEY, ["Tuesday"]);

    await restoreQueries(client, storage);

    expect(client.getQueryData(KEY)).toEqual(["Tuesday"]);
  });
});
