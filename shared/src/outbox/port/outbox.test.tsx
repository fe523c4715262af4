import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { notifications } from "../../notifications/notifications.ts";
import { type Outbox, setOutboxLoader, withOutbox } from "./outbox.ts";

const outbox = { replay: async () => undefined } as unknown as Outbox;
const getMessages = () => notifications.getState().list.map(({ message }) => message);

beforeEach(() => {
  vi.spyOn(globalThis, "reportError").mockReturnValue();
  setOutboxLoader(() => Promise.resolve(outbox));
});
afterEach(() => {
  vi.restoreAllMocks();
  notifications.setState({ list: [] });
});

const rejectWith = (error: Error) =>
  withOutbox(async () => {
    throw error;
  });

test("a tap that fails names the storage of the browser, not the network", async () => {
  expect(await rejectWith(new DOMException("Lost", "UnknownError"))).toBe(false);

  expect(getMessages()).toEqual([
    "That couldn't be saved on this device. Your browser's storage isn't working. Reload the page and try again.",
  ]);
});

test("a tap that finds no space names the space", async () => {
  await rejectWith(new DOMException("Full", "QuotaExceededError"));

  expect(getMessages()[0]).toContain("Its storage is full.");
});

test("a tap that finds too many others names them", async () => {
  await rejectWith(Object.assign(new Error("Full"), { name: "OutboxFullError" }));

  expect(getMessages()[0]).toContain("Too many changes are waiting.");
});

test("a tap whose code does not load names the network", async () => {
  setOutboxLoader(() => Promise.reject(new TypeError("Failed to fetch")));

  expect(await withOutbox(({ replay }) => replay())).toBe(false);

  expect(getMessages()[0]).toContain("Check your connection and try again.");
});
