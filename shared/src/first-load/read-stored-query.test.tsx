import "fake-indexeddb/auto";
import { hashText } from "@topout/shared/domain";
import { IDBFactory } from "fake-indexeddb";
import { set } from "idb-keyval";
import { beforeEach, describe, expect, test, vi } from "vitest";

import {
  createQueryStore,
  STORED_QUERIES_KEY,
  STORED_QUERIES_VERSION,
} from "../browser-storage/stored-queries.ts";
import { readStoredQuery } from "./read-stored-query.ts";

const HOUR_MS = 60 * 60_000;
const TOKEN = "secret";
const QUERY_KEY = ["visits", "gym", "0192f0c1"];

const read = () => readStoredQuery(QUERY_KEY, TOKEN);

/** Stores a result on the device, as the page does. */
async function store({ hoursAgo = 1, token = TOKEN, version = STORED_QUERIES_VERSION }) {
  const updatedAt = Date.now() - hoursAgo * HOUR_MS;
  const queries = [
    { queryKey: ["visits", "gym", "another"], data: "another", updatedAt },
    { queryKey: QUERY_KEY, data: "stored", updatedAt },
  ];
  const stored = { version, session: await hashText(token), queries };
  await set(STORED_QUERIES_KEY, stored, createQueryStore());
  localStorage.setItem("topout.queries", "1");
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
  };
});

describe("readStoredQuery", () => {
  test("returns the stored result and its time", async () => {
    await store({});

    expect(await read()).toMatchObject({ data: "stored", updatedAt: expect.any(Number) });
  });

  test("creates no database if the device has stored no results", async () => {
    expect(await read()).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test.each([
    ["of another session", { token: "another" }],
    ["of another version", { version: "0.9.0" }],
    ["that is too old for the page", { hoursAgo: 25 }],
  ])("returns no result %s", async (_name, stored) => {
    await store(stored);

    expect(await read()).toBeUndefined();
  });

  test("returns no result if the browser has lost the database", async () => {
    localStorage.setItem("topout.queries", "1");

    expect(await read()).toBeUndefined();
  });
});
