import { beforeEach, describe, expect, test, vi } from "vitest";

import { selectStages } from "./select-stages.ts";

const lint = { name: "lint" };
const installed = { name: "other-browsers", findMissing: () => [] };
const notInstalled = { name: "other-browsers", findMissing: () => ["firefox-esr", "xvfb"] };

const log = vi.spyOn(console, "log");

describe("selectStages", () => {
  beforeEach(() => {
    log.mockClear().mockReturnValue();
  });

  test("selects a stage whose packages are installed", () => {
    expect(selectStages([lint, installed], [])).toEqual([lint, installed]);
    expect(log).not.toHaveBeenCalled();
  });

  test("skips a stage whose packages are missing, and prints the command that installs them", () => {
    expect(selectStages([lint, notInstalled], [])).toEqual([lint]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      "Skipping other-browsers, because these packages are not installed: firefox-esr, xvfb. `npm test -- --only=other-browsers` installs them and runs it.",
    );
  });

  test("selects a listed stage, so that it can install its packages", () => {
    expect(selectStages([lint, notInstalled], ["other-browsers"])).toEqual([notInstalled]);
  });

  test("selects a long stage only if it is listed", () => {
    const long = { name: "all-browsers", isLong: true, findMissing: () => [] };

    expect(selectStages([lint, long], [])).toEqual([lint]);
    expect(selectStages([lint, long], ["all-browsers"])).toEqual([long]);
  });

  test("rejects an unknown stage", () => {
    expect(() => selectStages([lint, installed], ["lints"])).toThrow(
      "Unknown stage lints. Stages: lint, other-browsers.",
    );
  });
});
