import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// jsdom replaces these classes. The API runs in the same process and needs Node's classes.
const { buffer, constructor: NodeBuffer } = Buffer.alloc(0);
Object.assign(globalThis, {
  ArrayBuffer: buffer.constructor,
  Uint8Array: Object.getPrototypeOf(NodeBuffer),
});

// Tests use the real API and database. On a busy machine, they respond slowly.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// React only logs that two children have the same key, and then repeats or omits one of them.
beforeEach(() => void vi.spyOn(console, "error").mockClear());
afterEach(() => {
  const { calls } = vi.spyOn(console, "error").mock;
  if (calls.some(([message]) => String(message).includes("same key"))) {
    throw new Error("Two children have the same key. The log names it.");
  }
});

// jsdom has no layout, so sizes never change.
const ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(globalThis, { ResizeObserver });

// jsdom has no animations, and tests in Node have no Element.
const { Element } = globalThis as unknown as { Element?: { prototype: object } };
Object.assign(Element?.prototype ?? {}, { animate: () => ({ pause() {}, cancel() {} }) });
