import { Registry } from "@topout/shared/remote";

let cached: Promise<Registry> | undefined;

/** Returns the live release of each remote. `reload` fetches the registry again, after a remote has failed. */
export function getRegistry({ reload = false } = {}): Promise<Registry> {
  if (!cached || reload) {
    const request = fetchRegistry(reload);
    request.catch(() => {
      // Drop a failed request, so that the next call retries.
      if (cached === request) cached = undefined;
    });
    cached = request;
  }
  return cached;
}

/** `no-cors` and `include` match the document's preload. WebKit does not reuse a preload with `crossorigin` here. */
async function fetchRegistry(reload: boolean): Promise<Registry> {
  const response = await fetch("/remotes.json", {
    mode: "no-cors",
    credentials: "include",
    cache: reload ? "reload" : "default",
  });
  if (!response.ok) throw new Error(`The registry request failed with status ${response.status}`);
  return Registry.parse(await response.json());
}
