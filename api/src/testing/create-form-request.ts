type Fields = Readonly<Record<string, string | number | Buffer | undefined>>;

/** Creates a request with a multipart body. A Buffer becomes a file. Undefined fields are omitted. */
export function createFormRequest(method: "POST" | "PUT" | "PATCH", fields: Fields): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    body.append(name, Buffer.isBuffer(value) ? toFile(value) : String(value));
  }
  return { method, body };
}

const toFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], "file", { type: "image/png" });
