import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type * as dataModule from "./data.ts";
import {
  answer,
  DAY_MS,
  delayAnswer,
  goOffline,
  postMessage,
  restoreWorker,
  START,
  stubWorker,
} from "./testing/stub-worker.ts";
import { listCopies, requestData } from "./testing/data-copies.ts";

let data: typeof dataModule;

const load = (path: string, token?: string) => requestData(data.serveData, path, token);

const loadText = async (path: string, token?: string) => (await load(path, token)).text();

beforeEach(async () => {
  stubWorker();
  data = await import("./data.ts");
});

afterEach(restoreWorker);

describe("serveData", () => {
  test("returns the copy without a network, and sends its time to the pages", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    vi.setSystemTime(START + DAY_MS);
    goOffline();

    expect(await loadText("/gyms")).toBe("Leeds");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
  });

  test("prefers the network, and notifies the pages that it is back", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    goOffline();
    await load("/gyms");
    answer(200, "York");

    expect(await loadText("/gyms")).toBe("York");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: null });
  });

  test("fails without a network and without a copy", async () => {
    goOffline();

    await expect(load("/gyms")).rejects.toThrow("could not generate a response");
  });

  test("returns the copy if the network does not answer within 10 s, and stores the late answer", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: START });
    const sendAnswer = delayAnswer();

    const loading = loadText("/gyms");
    await vi.advanceTimersByTimeAsync(10_000);
    sendAnswer(new Response("York"));
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await loading).toBe("Leeds");
    expect(postMessage).toHaveBeenLastCalledWith({ type: "connection", savedAt: START });
    goOffline();
    expect(await loadText("/gyms")).toBe("York");
  });

  test.each([502, 503, 504])("returns the copy if a proxy answers %i", async (status) => {
    answer(200, "Leeds");
    await load("/gyms");
    answer(status);

    expect(await loadText("/gyms")).toBe("Leeds");
  });

  test("returns the answer of a proxy if there is no copy", async () => {
    answer(503, "Down");

    const response = await load("/gyms");

    expect(response.status).toBe(503);
    expect(await response.text()).toBe("Down");
  });

  test("returns a server error, and keeps the copy", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    answer(401, "Unauthorized");

    expect((await load("/gyms")).status).toBe(401);
    goOffline();
    expect(await loadText("/gyms")).toBe("Leeds");
  });

  test("uses a copy for 30 days", async () => {
    answer(200, "Leeds");
    await load("/gyms");
    goOffline();

    vi.setSystemTime(START + 30 * DAY_MS);
    expect(await loadText("/gyms")).toBe("Leeds");

    vi.setSystemTime(START + 30 * DAY_MS + 1_000);
    await expect(load("/gyms")).rejects.toThrow("could not generate a response");
  });

  test("deletes the copies that were used longest ago when there are more than 60", async () => {
    answer(200);
    for (let index = 0; index < 61; index += 1) {
      vi.setSystemTime(START + index);
      await load(`/gyms/${index}`);
    }

    const copies = await listCopies();

    expect(copies).toHaveLength(60);
    expect(copies).not.toContain("/gyms/0");
  });

  test("never returns the copies of another user", async () => {
    answer(200, "Climbs of Ann");
    await load("/climbs/me", "ann");
    goOffline();

    await expect(load("/climbs/me", "bob")).rejects.toThrow("could not generate a response");
    await expect(load("/climbs/me")).rejects.toThrow("could not generate a response");
    expect(await loadText("/climbs/me", "ann")).toBe("Climbs of Ann");
  });
});
