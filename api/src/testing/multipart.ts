const BOUNDARY = "topout-test-boundary";

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Encodes a form. Node's fetch does not accept jsdom's FormData, so we encode it here. */
export async function toMultipart(form: FormData): Promise<Buffer> {
  const parts = await Promise.all(Array.from(form.entries(), toPart));
  return Buffer.concat([...parts.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

async function toPart([name, value]: [string, string | File]): Promise<Buffer[]> {
  const disposition = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  if (typeof value === "string") return [Buffer.from(`${disposition}\r\n\r\n${value}\r\n`)];
  return [
    Buffer.from(
      `${disposition}; filename="${value.name}"\r\nContent-Type: ${value.type || "application/octet-stream"}\r\n\r\n`,
    ),
    Buffer.from(await value.arrayBuffer()),
    Buffer.from("\r\n"),
  ];
}
