import { describe, expect, test } from "vitest";

import { browserHeaders, createTestSite } from "../testing/test-site.ts";

/** Posts a video as the browser does when the user shares it. */
async function share(file: Blob) {
  const { app } = await createTestSite();
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const body = new FormData();
  body.append("video", file, "send.mp4");
  return fetch(`${origin}/share`, {
    method: "POST",
    body,
    headers: browserHeaders,
    redirect: "manual",
  });
}

describe("serveShares", () => {
  test("redirects to the app if no service worker has received the share", async () => {
    const response = await share(new Blob(["video"], { type: "video/mp4" }));

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/?share=failed");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("redirects after a body that does not fit into the buffers of the connection", async () => {
    const response = await share(new Blob([new Uint8Array(20_000_000)], { type: "video/mp4" }));

    expect(response.status).toBe(303);
  });

  test("redirects a share without a body", async () => {
    const { app } = await createTestSite();

    const response = await app.inject({ method: "POST", url: "/share", headers: browserHeaders });

    expect(response.statusCode).toBe(303);
  });
});
