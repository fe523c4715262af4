import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { readRegistry } from "./read-registry.ts";

const live = { version: "1.0.0", contract: REMOTE_INTERFACE_VERSION };
const gradual = { ...live, version: "1.1.0", salt: "0a1b", share: 100 };

function writeRegistry(remotes: object) {
  const element = document.createElement("script");
  Object.assign(element, { type: "application/json", id: "registry" });
  element.textContent = JSON.stringify({ schema: 1, remotes });
  document.body.append(element);
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("readRegistry", () => {
  test("stores a bucket once, and selects the release for it", () => {
    writeRegistry({ climber: { ...live, gradual } });

    expect(readRegistry()?.remotes.climber?.version).toBe("1.1.0");
    const bucket = localStorage.getItem("topout.bucket");
    expect(bucket).toMatch(/^\d{1,4}$/);

    readRegistry();
    expect(localStorage.getItem("topout.bucket")).toBe(bucket);
  });

  test("replaces a damaged bucket", () => {
    localStorage.setItem("topout.bucket", "many");

    readRegistry();

    expect(localStorage.getItem("topout.bucket")).toMatch(/^\d{1,4}$/);
  });

  test("selects the live release if the storage is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    writeRegistry({ climber: { ...live, gradual } });

    expect(readRegistry()?.remotes.climber?.version).toBe("1.0.0");
  });

  test("omits a remote that is switched off", () => {
    writeRegistry({ climber: { ...live, off: { reason: "A wrong grade" } }, admin: live });

    expect(Object.keys(readRegistry()?.remotes ?? {})).toEqual(["admin"]);
  });
});
