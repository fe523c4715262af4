import { createRequire } from "node:module";

import { expect, test } from "vitest";

import { bundleScript } from "../bundle-script.ts";
import { trimRuntimePackage } from "./trim-runtime-package.ts";

const { resolve } = createRequire(import.meta.url);
const provider = resolve("@module-federation/vite/injectExternalRuntimeCorePlugin");
/** A field of `package.json` that no page needs. */
const UNUSED_FIELD = "publishConfig";

test("leaves only the version of the runtime's package.json in a bundle", async () => {
  const script = await bundleScript(provider, { plugins: [trimRuntimePackage()], format: "es" });

  expect(script).toMatch(/version:`\d+\.\d+\.\d+`/);
  expect(script).not.toContain(UNUSED_FIELD);
});

test("is still needed: federation bundles the whole file", async () => {
  expect(await bundleScript(provider, { format: "es" })).toContain(UNUSED_FIELD);
});
