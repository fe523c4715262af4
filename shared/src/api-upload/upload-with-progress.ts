/** The Response constructor requires a null body for these statuses. */
const NULL_BODY_STATUSES = new Set([204, 304]);

/**
 * Creates a transport for `request` that reports the upload progress in percent, which `fetch` cannot. The request's
 * signal aborts it.
 */
export const uploadWithProgress =
  (onProgress: (percent: number) => void) =>
  (url: string, { method = "GET", headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const xhr = new XMLHttpRequest();
      xhr.open(method, url);
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
      });
      xhr.addEventListener("load", () => resolve(toResponse(xhr)));
      xhr.addEventListener("error", () => reject(new TypeError("The request failed")));
      xhr.addEventListener("abort", () => reject(signal?.reason as Error));
      signal?.addEventListener("abort", () => xhr.abort(), { once: true });
      // `request` passes a string or FormData.
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, responseText } = xhr;
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.filter(Boolean).map((line) => line.split(/:\s*/, 2) as [string, string]);
  return new Response(NULL_BODY_STATUSES.has(status) ? null : responseText, { status, headers });
}
