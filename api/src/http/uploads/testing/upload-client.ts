import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";

import type { Gym } from "@topout/shared/contract";
import sharp from "sharp";

import { DEFAULT_SERVER_LIMITS, type ServerLimits } from "../../../config/server-limits.ts";
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

export const imageBytes = await sharp({
  create: { width: 40, height: 30, channels: 3, background: "#aa3311" },
})
  .png()
  .toBuffer();
export const photo: Part = { name: "file", fileName: "photo.png", content: imageBytes };

export function encodePart({ name, fileName, content }: Part): Buffer {
  const file = fileName === undefined ? "" : `; filename="${fileName}"`;
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
}

export const encodeBody = (...parts: readonly Part[]) =>
  Buffer.concat([...parts.map(encodePart), Buffer.from(`--${BOUNDARY}--\r\n`)]);

/** Creates the head of an HTTP request with a multipart body. */
export const createUploadHead = (path: string, token: string, headers: readonly string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    "Host: topout",
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    ...headers,
    "\r\n",
  ].join("\r\n");

/** Starts a server, and returns functions that send uploads as an admin. */
export async function createUploadClient(limits: Partial<ServerLimits> = {}) {
  const serverLimits = { ...DEFAULT_SERVER_LIMITS, ...limits };
  const api = await createTestApi({ config: { serverLimits } });
  const { token } = await api.signIn({ is_superuser: true });
  const address = new URL(await api.app.listen({ port: 0, host: "127.0.0.1" }));

  const createHead = (...headers: readonly string[]) =>
    createUploadHead("/api/gyms", token, headers);

  return {
    api,
    createHead,
    connect: () => new RawConnection(connect(Number(address.port), address.hostname)),
    post: (body: Buffer) =>
      fetch(new URL("/api/gyms", address), {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
        },
        body: new Uint8Array(body),
      }),
    /** Counts temporary files, stored files and gyms. */
    countLeftovers: async () => ({
      uploads: (await readdir(api.uploadsDir)).length,
      stored: (await Array.fromAsync(api.storage.list())).length,
      gyms: ((await (await api.fetch("/api/gyms")).json()) as Gym[]).length,
    }),
  };
}

export const NOTHING_STORED = { uploads: 0, stored: 0, gyms: 0 };
export const ONE_STORED = { uploads: 0, stored: 1, gyms: 1 };

/** A client that writes raw HTTP. */
class RawConnection {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #received = "";

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#closed = once(socket, "close");
    socket.on("data", (bytes) => (this.#received += bytes.toString()));
    // In some tests, the server closes the connection while the client writes.
    socket.on("error", () => undefined);
  }

  write(data: string | Buffer): Promise<void> {
    return new Promise((resolve) => this.#socket.write(data, () => resolve()));
  }

  /** Resolves with all received data when it matches the pattern. */
  async waitFor(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.#received)) await once(this.#socket, "data");
    return this.#received;
  }

  async waitForClose(): Promise<void> {
    await this.#closed;
  }

  reset(): void {
    this.#socket.resetAndDestroy();
  }
}
