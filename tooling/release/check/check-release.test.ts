import { tmpdir } from "node:os";

import { CLOSED_PORT } from "@topout/api/free-port";
import { expect, onTestFinished, test } from "vitest";

import { startSiteProxy } from "../site-proxy.ts";
import { checkRelease } from "./check-release.ts";

test("checkRelease names the call and the reason if the deployed API cannot be reached", async () => {
  const site = `http://127.0.0.1:${CLOSED_PORT}`;
  const stagingDir = tmpdir();
  const proxy = await startSiteProxy({ site, api: site, stagingDir, getRelease: () => undefined });
  onTestFinished(proxy.stop);

  const check = checkRelease({ url: proxy.url, remote: "climber", reportDir: stagingDir });

  await expect(check).rejects.toThrow(
    /^The check failed: \/api\/routes\/get_all returned 502: fetch failed: .*ECONNREFUSED/,
  );
});
