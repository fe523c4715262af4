import { readdir, rm } from "node:fs/promises";

import { describe, expect, test } from "vitest";

import {
  createUploadHead,
  createUploadClient,
  fields,
  NOTHING_STORED,
  photo,
  encodeBody,
} from "./testing/upload-client.ts";

const body = encodeBody(...fields, photo);

describe("before the body of an upload arrives", () => {
  test("a video of a user with 5 pending videos is rejected", async () => {
    const { api, connect } = await createUploadClient();
    const { user, token } = await api.signIn({ is_verified: true });
    for (let count = 0; count < 5; count++) {
      await api.seed.video({ user_id: user.id, state: "uploaded" });
    }
    const connection = connect();

    await connection.write(createUploadHead("/api/video", token, ["Content-Length: 400000000"]));

    const received = await connection.waitFor(/^HTTP\/1\.1 429 [^]*\}$/);
    expect(received).toMatch(/retry-after: 60\r\n/);
    expect(received).toContain("5 of your videos are still being processed.");
  });

  test.each([
    ["without a session", undefined, 401],
    ["of a user who may not change gyms", {}, 403],
  ])("an upload %s is rejected", async (_title, role, status) => {
    const { api, connect } = await createUploadClient();
    const token = role ? (await api.signIn(role)).token : "no token";
    const connection = connect();

    await connection.write(createUploadHead("/api/gyms", token, ["Content-Length: 9000000"]));

    const received = await connection.waitFor(/^HTTP\/1\.1 4\d\d [^]*\}$/);
    expect(received).toMatch(`HTTP/1.1 ${status} `);
    await connection.waitForClose();
  });

  test("a fourth upload of a user with 3 open uploads is rejected", async () => {
    const { api, connect, createHead, post, countLeftovers } = await createUploadClient();
    const open = [connect(), connect(), connect()];
    for (const connection of open) {
      await connection.write(createHead(`Content-Length: ${body.length}`));
      await connection.write(body.subarray(0, -20));
    }
    await expect.poll(() => readdir(api.uploadsDir)).toHaveLength(3);

    const rejected = await post(body);

    expect(rejected.status).toBe(429);
    expect(rejected.headers.get("retry-after")).toBe("5");
    expect(await rejected.json()).toMatchObject({
      message: "You can upload 3 files at a time. Wait until one of them is complete.",
    });

    for (const connection of open) connection.reset();
    await expect.poll(() => countLeftovers()).toEqual(NOTHING_STORED);
    expect((await post(body)).status).toBe(201);
  });

  test("the temporary folder is created again if it was deleted", async () => {
    const { api, post } = await createUploadClient();
    await rm(api.uploadsDir, { recursive: true });

    expect((await post(body)).status).toBe(201);
  });

  test("any upload is rejected if it would use the reserved disk space", async () => {
    const { post } = await createUploadClient({ diskReserveBytes: Number.MAX_SAFE_INTEGER });

    const rejected = await post(body);

    expect(rejected.status).toBe(503);
    expect(rejected.headers.get("retry-after")).toBe("300");
    expect(await rejected.json()).toMatchObject({
      message: "The server has no disk space left for uploads. Try again later.",
    });
  });
});
