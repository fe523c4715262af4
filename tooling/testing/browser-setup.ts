import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom brings classes of its own by these names. The API runs in the same process, on Node's buffers,
// and would not know one for what it is.
const { buffer, constructor: NodeBuffer } = Buffer.alloc(0);
Object.assign(globalThis, {
  ArrayBuffer: buffer.constructor,
  Uint8Array: Object.getPrototypeOf(NodeBuffer),
});

// The API and its database answer in their own time, on a busy machine above all.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// jsdom lays nothing out, so nothing ever changes its size.
const resizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(globalThis, { ResizeObserver: resizeObserver });

// Nor does it animate: an animation may be held and put away, and nothing comes of it. A test in Node has no elements.
const { Element } = globalThis as unknown as { Element?: { prototype: object } };
Object.assign(Element?.prototype ?? {}, { animate: () => ({ pause() {}, cancel() {} }) });
