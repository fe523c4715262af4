type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

interface Creation {
  readonly route: string | undefined;
  readonly sizeBytes: number;
  readonly fileName?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** The first part, if the client sends it with the creation. */
  readonly content?: Buffer;
}

const VERSION = { "tus-resumable": "1.0.0" };
const PART_TYPE = "application/offset+octet-stream";
const encode = (text: string) => Buffer.from(text).toString("base64");

/** Sends the requests of the tus protocol. */
export const createTusClient = (fetch: Fetch) => ({
  create: async ({ route, sizeBytes, content, fileName = "beta.mp4", metadata }: Creation) => {
    const fields = { ...(route !== undefined && { route }), filename: fileName, ...metadata };
    const response = await fetch("/api/uploads/videos", {
      method: "POST",
      headers: {
        ...VERSION,
        "upload-length": String(sizeBytes),
        "upload-metadata": Object.entries(fields)
          .map(([name, text]) => `${name} ${encode(text)}`)
          .join(","),
        ...(content && { "content-type": PART_TYPE }),
      },
      ...(content && { body: new Uint8Array(content) }),
    });
    return { response, path: response.headers.get("location") ?? "" };
  },

  head: (path: string) => fetch(path, { method: "HEAD", headers: VERSION }),

  patch: (path: string, offset: number, content: Buffer) =>
    fetch(path, {
      method: "PATCH",
      headers: {
        ...VERSION,
        "upload-offset": String(offset),
        "content-type": PART_TYPE,
      },
      body: new Uint8Array(content),
    }),

  remove: (path: string) => fetch(path, { method: "DELETE", headers: VERSION }),
});
