import { describe, expect, test } from "vitest";

import {
  fields,
  ONE_STORED,
  createUploadClient,
  photo,
  encodeBody,
} from "./testing/upload-client.ts";

describe("an upload", () => {
  test.each([
    ["after the fields", [...fields, photo]],
    ["before the fields", [photo, ...fields]],
    ["among unknown fields", [...fields, { name: "x", content: "y" }, photo]],
    [
      "next to an unknown file",
      [...fields, { ...photo, name: "other", content: Buffer.alloc(300_000) }, photo],
    ],
  ])("is accepted with its file %s, and leaves no temporary file", async (_title, parts) => {
    const { post, countLeftovers } = await createUploadClient();

    const response = await post(encodeBody(...parts));

    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: "Depot", has_image: true });
    expect(await countLeftovers()).toEqual(ONE_STORED);
  });

  test("is accepted one byte at a time", async () => {
    const { connect, createHead, countLeftovers } = await createUploadClient();
    const connection = connect();
    await connection.write(createHead("Transfer-Encoding: chunked", "Connection: close"));

    for (const byte of encodeBody(...fields, photo)) {
      await connection.write(
        Buffer.concat([Buffer.from("1\r\n"), Buffer.of(byte), Buffer.from("\r\n")]),
      );
    }
    await connection.write("0\r\n\r\n");

    await connection.waitFor(/^HTTP\/1\.1 201 /);
    expect(await countLeftovers()).toEqual(ONE_STORED);
  });

  test("leaves the connection open for the next upload", async () => {
    const { connect, createHead, countLeftovers } = await createUploadClient();
    const connection = connect();
    const body = encodeBody(...fields, photo);

    await connection.write(createHead(`Content-Length: ${body.length}`));
    await connection.write(body);
    await connection.waitFor(/^HTTP\/1\.1 201 /);
    await connection.write(createHead(`Content-Length: ${body.length}`));
    await connection.write(body);

    await connection.waitFor(/^HTTP\/1\.1 201 [^]*HTTP\/1\.1 201 /);
    connection.reset();
    expect(await countLeftovers()).toEqual({ uploads: 0, stored: 2, gyms: 2 });
  });
});
