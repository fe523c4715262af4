import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { findMissingPackages } from "./other-engines.ts";

const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"];

let folder: string;

/** Replaces `dpkg-query` with a script. */
const stubDpkgQuery = (script: string) =>
  writeFileSync(join(folder, "dpkg-query"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe("findMissingPackages", () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "topout-packages-"));
    vi.stubEnv("PATH", folder);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test("returns nothing if all packages are installed", () => {
    stubDpkgQuery("printf installed");

    expect(findMissingPackages()).toEqual([]);
  });

  test("returns a package whose files were removed", () => {
    stubDpkgQuery('case "$3" in xvfb) printf config-files ;; *) printf installed ;; esac');

    expect(findMissingPackages()).toEqual(["xvfb"]);
  });

  test("returns all packages on a system without dpkg", () => {
    expect(findMissingPackages()).toEqual(PACKAGES);
  });
});
