import { Registry } from "@topout/shared/remote";

let cached: Promise<Registry> | undefined;

/** Returns the live release of each remote. `reload` fetches the registry again, after a remote has failed. */
export function getRegistry({ reload = false } = {}): Promise<Registry> {
  if (!cached || reload) {
    const request = reload ? fetchRegistry("reload") : readInlineRegistry();
    request.catch(() => {
      // Drop a failed request, so that the next call retries.
      if (cached === request) cached = undefined;
    });
    cached = request;
  }
  return cached;
}

/** The server writes the registry into the document. A static host does not, then it takes another request. */
async function readInlineRegistry(): Promise<Registry> {
  const text = document.getElementById("registry")?.textContent;
  return text ? Registry.parse(JSON.parse(text)) : fetchRegistry("default");
}

/** `no-cors` and `include` match the preload. WebKit does not reuse a preload with `crossorigin` here. */
async function fetchRegistry(cache: RequestCache): Promise<Registry> {
  const response = await fetch("/remotes.json", { mode: "no-cors", credentials: "include", cache });
  if (!response.ok) throw new Error(`The registry request failed with status ${response.status}`);
  return Registry.parse(await response.json());
}
