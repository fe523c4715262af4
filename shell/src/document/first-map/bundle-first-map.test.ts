import { afterEach, expect, test, vi } from "vitest";

import { bundleFirstMap } from "./bundle-first-map.ts";

const urls = {
  gyms: "/gyms",
  routes: "/routes",
  circuits: "/circuits",
  me: "/me",
  climbs: "/climbs",
  projects: "/projects",
  gymIdPlaceholder: "ID",
};

const bundle = (nodeEnv: string) => {
  vi.stubEnv("NODE_ENV", nodeEnv);
  return bundleFirstMap(urls);
};

afterEach(() => vi.unstubAllEnvs());

test("is the same script in development, where Vite would use another JSX runtime", async () => {
  expect(await bundle("development")).toBe(await bundle("production"));
});
