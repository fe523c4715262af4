import "fake-indexeddb/auto";
import { get, set } from "idb-keyval";
import { describe, expect, test, vi } from "vitest";

import { createDatabaseStore } from "./create-database-store.ts";
import { retryLostConnection } from "./retry-lost-connection.ts";

/** Closes the next connection that is used, without an event, as WebKit does with a page in the background. */
function cutConnection() {
  const spy = vi.spyOn(IDBDatabase.prototype, "transaction");
  spy.mockImplementationOnce(function cut(this: IDBDatabase, ...request) {
    this.close();
    spy.mockRestore();
    return this.transaction(...request);
  });
}

test("a store opens the database again if the browser has cut its connection", async () => {
  const store = createDatabaseStore("topout-queries", "queries");
  await set("key", "before", store);
  cutConnection();

  await set("key", "after", store);

  expect(await get("key", store)).toBe("after");
});

describe("retryLostConnection", () => {
  test.each([
    new DOMException("The database connection is closing.", "InvalidStateError"),
    new DOMException("Connection to Indexed Database server lost.", "UnknownError"),
    new DOMException("The transaction was aborted.", "AbortError"),
    null,
  ])("runs the function again after %s", async (error) => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("ok");

    expect(await retryLostConnection(run)).toBe("ok");
    expect(run).toHaveBeenCalledTimes(2);
  });

  test.each([new DOMException("Full", "QuotaExceededError"), new Error("Ours")])(
    "does not run it again after %s",
    async (error) => {
      const run = vi.fn<() => Promise<string>>().mockRejectedValue(error);

      await expect(retryLostConnection(run)).rejects.toBe(error);
      expect(run).toHaveBeenCalledOnce();
    },
  );

  test("rejects if the connection is lost again", async () => {
    const error = new DOMException("Lost", "UnknownError");
    const run = vi.fn<() => Promise<string>>().mockRejectedValue(error);

    await expect(retryLostConnection(run)).rejects.toBe(error);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
