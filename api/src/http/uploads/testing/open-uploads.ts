import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";

import type { Gym } from "@topout/shared/contract";
import sharp from "sharp";

import { createTestApi } from "../../../testing/index.ts";

export const BOUNDARY = "edge";

export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly content: string | Buffer;
}

const layout = JSON.stringify({ lines: [], areas: [] });
export const fields: readonly Part[] = Object.entries({
  name: "Depot",
  location: "Leeds",
  about: "Steep",
  layout,
}).map(([name, content]) => ({ name, content }));

export const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: "#aa3311" },
})
  .png()
  .toBuffer();
export const photo: Part = { name: "file", fileName: "photo.png", content: picture };

export function toPart({ name, fileName, content }: Part): Buffer {
  const file = fileName === undefined ? "" : `; filename="${fileName}"`;
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
}

export const toBody = (...parts: readonly Part[]) =>
  Buffer.concat([...parts.map(toPart), Buffer.from(`--${BOUNDARY}--\r\n`)]);

/** An admin at a server that listens, and what a request leaves behind there. */
export async function openUploads() {
  const api = await createTestApi();
  const { token } = await api.signIn({ is_superuser: true });
  const address = new URL(await api.app.listen({ port: 0, host: "127.0.0.1" }));

  const head = (...headers: readonly string[]) =>
    [
      "POST /api/gyms HTTP/1.1",
      "Host: topout",
      `Authorization: Bearer ${token}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
      "\r\n",
    ].join("\r\n");

  return {
    api,
    head,
    connect: () => new Talk(connect(Number(address.port), address.hostname)),
    post: (body: Buffer) =>
      fetch(new URL("/api/gyms", address), {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
        },
        body: new Uint8Array(body),
      }),
    /** Files under way, files stored, and gyms. */
    traces: async () => ({
      uploads: (await readdir(api.uploadsDir)).length,
      stored: (await Array.fromAsync(api.storage.list())).length,
      gyms: ((await (await api.fetch("/api/gyms")).json()) as Gym[]).length,
    }),
  };
}

export const none = { uploads: 0, stored: 0, gyms: 0 };
export const one = { uploads: 0, stored: 1, gyms: 1 };

/** A client that speaks by hand. */
class Talk {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #heard = "";

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#closed = once(socket, "close");
    socket.on("data", (bytes) => (this.#heard += bytes.toString()));
    // Being hung up on while it speaks is what some of these tests are about.
    socket.on("error", () => undefined);
  }

  say(words: string | Buffer): Promise<void> {
    return new Promise((resolve) => this.#socket.write(words, () => resolve()));
  }

  /** Resolves with all that was heard, once these words are among it. */
  async hears(words: RegExp): Promise<string> {
    while (!words.test(this.#heard)) await once(this.#socket, "data");
    return this.#heard;
  }

  async isHungUpOn(): Promise<void> {
    await this.#closed;
  }

  hangUp(): void {
    this.#socket.resetAndDestroy();
  }
}

export const problemOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { detail: unknown; message: string }),
});
