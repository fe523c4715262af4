import { readdir } from "node:fs/promises";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import {
  BOUNDARY,
  fields,
  none,
  openUploads,
  photo,
  picture,
  toBody,
  toPart,
} from "./testing/open-uploads.ts";

describe("an upload that is broken off", () => {
  const body = toBody(...fields, photo);
  const points: readonly (readonly [string, number])[] = [
    ["before its first byte", 0],
    ["in a field", 120],
    ["at its file's first bytes", body.length - picture.length - 10],
    ["in the middle of its file", body.length - picture.length / 2],
    ["just before its end", body.length - 3],
  ];

  test.each(points)("%s leaves nothing", async (_where, length) => {
    const { connect: call, head, traces } = await openUploads();
    const talk = call();
    await talk.say(head(`Content-Length: ${body.length}`));
    await talk.say(body.subarray(0, length));

    talk.hangUp();

    await talk.isHungUpOn();
    await vi.waitFor(async () => expect(await traces()).toEqual(none));
  });

  test("leaves nothing of a large file either", async () => {
    const { api, connect: call, head, traces } = await openUploads();
    const talk = call();
    const large = toBody(...fields, {
      ...photo,
      content: Buffer.concat([picture, Buffer.alloc(8_000_000)]),
    });
    await talk.say(head(`Content-Length: ${large.length}`));
    await talk.say(large.subarray(0, 5_000_000));
    await vi.waitFor(async () => expect(await readdir(api.uploadsDir)).toHaveLength(1));

    talk.hangUp();

    await talk.isHungUpOn();
    await vi.waitFor(async () => expect(await traces()).toEqual(none));
  });
});

describe("an upload that falls silent", () => {
  test("is refused after a minute, and leaves nothing", async () => {
    const { api, connect: call, head, traces } = await openUploads();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const talk = call();
    const body = toBody(...fields, photo);
    await talk.say(head(`Content-Length: ${body.length}`));
    await talk.say(body.subarray(0, -20));
    await vi.waitFor(async () => expect(await readdir(api.uploadsDir)).toHaveLength(1));

    vi.advanceTimersByTime(60_000);

    const heard = await talk.hears(/^HTTP\/1\.1 422 [^]*\}$/);
    expect(heard).toContain("The body ended before it was whole");
    expect(await traces()).toEqual(none);
    talk.hangUp();
  });
});

describe("a refusal", () => {
  test("of a wrong kind comes at the file's first bytes, and the connection ends", async () => {
    const { connect: call, head, traces } = await openUploads();
    const talk = call();
    await talk.say(head("Content-Length: 9000000"));

    await talk.say(toPart({ ...photo, content: "GIFT87a, it is said" }));

    await talk.hears(/^HTTP\/1\.1 415 [^]*"detail":"UNSUPPORTED_MEDIA_TYPE"/);
    await talk.isHungUpOn();
    expect(await traces()).toEqual(none);
  });

  test("of what is declared too large comes before a byte of it, and the connection ends", async () => {
    const { connect: call, head } = await openUploads();
    const talk = call();

    await talk.say(head("Content-Length: 600000000"));

    const heard = await talk.hears(/^HTTP\/1\.1 413 [^]*"detail":"PAYLOAD_TOO_LARGE"/);
    expect(heard).toMatch(/connection: close/i);
    await talk.isHungUpOn();
  });

  test("is heard by who goes on sending", async () => {
    const { connect: call, head } = await openUploads();
    const talk = call();
    const large = Buffer.alloc(30_000_000);
    await talk.say(head(`Content-Length: ${large.length}`));

    const sent = talk.say(large);

    expect(await talk.hears(/^HTTP\/1\.1 413 [^]*\}$/)).toContain("PAYLOAD_TOO_LARGE");
    await sent;
    await talk.isHungUpOn();
  });

  test("of who may not upload comes before the body is read", async () => {
    const { api, traces } = await openUploads();
    const climber = await api.signIn();
    const init = {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(toBody(...fields, photo)),
    };

    expect((await api.anonymously("/api/gyms", init)).status).toBe(401);
    expect((await climber.fetch("/api/gyms", init)).status).toBe(403);
    expect(await traces()).toEqual(none);
  });
});
