/** The statuses of answers that have no body, not even an empty one. */
const BODILESS = new Set([204, 304]);

/**
 * A transport for `request` that tells how much of the body has gone out, in percent from 0 to 100; `fetch` cannot.
 * The call's signal aborts it.
 */
export const uploadWithProgress =
  (tell: (percent: number) => void) =>
  (url: string, { method = "GET", headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const call = new XMLHttpRequest();
      call.open(method, url);
      for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
      call.withCredentials = true;
      call.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) tell(Math.floor((loaded / total) * 100));
      });
      call.addEventListener("load", () => resolve(toResponse(call)));
      call.addEventListener("error", () => reject(new TypeError("The call did not come through")));
      call.addEventListener("abort", () => reject(signal?.reason as Error));
      signal?.addEventListener("abort", () => call.abort(), { once: true });
      // What `request` makes is text or a form.
      call.send(body as XMLHttpRequestBodyInit | null);
    });

function toResponse(call: XMLHttpRequest): Response {
  const { status, responseText } = call;
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.filter(Boolean).map((line) => line.split(/:\s*/, 2) as [string, string]);
  return new Response(BODILESS.has(status) ? null : responseText, { status, headers });
}
