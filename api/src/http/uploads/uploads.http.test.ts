import { describe, expect, test } from "vitest";

import { fields, one, openUploads, photo, toBody } from "./testing/open-uploads.ts";

describe("an upload", () => {
  test.each([
    ["after the fields", [...fields, photo]],
    ["before the fields", [photo, ...fields]],
    ["among fields that nobody asked for", [...fields, { name: "x", content: "y" }, photo]],
    [
      "beside a file that nobody asked for",
      [...fields, { ...photo, name: "other", content: Buffer.alloc(300_000) }, photo],
    ],
  ])("is taken with its file %s, and nothing is left over", async (_where, parts) => {
    const { post, traces } = await openUploads();

    const response = await post(toBody(...parts));

    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: "Depot", has_image: true });
    expect(await traces()).toEqual(one);
  });

  test("may come in pieces, one byte at a time", async () => {
    const { connect: call, head, traces } = await openUploads();
    const talk = call();
    await talk.say(head("Transfer-Encoding: chunked", "Connection: close"));

    for (const byte of toBody(...fields, photo)) {
      await talk.say(Buffer.concat([Buffer.from("1\r\n"), Buffer.of(byte), Buffer.from("\r\n")]));
    }
    await talk.say("0\r\n\r\n");

    await talk.hears(/^HTTP\/1\.1 201 /);
    expect(await traces()).toEqual(one);
  });

  test("keeps the connection for the next one", async () => {
    const { connect: call, head, traces } = await openUploads();
    const talk = call();
    const body = toBody(...fields, photo);

    await talk.say(head(`Content-Length: ${body.length}`));
    await talk.say(body);
    await talk.hears(/^HTTP\/1\.1 201 /);
    await talk.say(head(`Content-Length: ${body.length}`));
    await talk.say(body);

    await talk.hears(/^HTTP\/1\.1 201 [^]*HTTP\/1\.1 201 /);
    talk.hangUp();
    expect(await traces()).toEqual({ uploads: 0, stored: 2, gyms: 2 });
  });
});
