import { Registry } from "@topout/shared/remote";

let known: Promise<Registry> | undefined;

/** Which build of each remote is live. It is asked for once, and again when a remote has failed. */
export function getRegistry({ fresh = false } = {}): Promise<Registry> {
  if (!known || fresh) {
    const asked = fetchRegistry(fresh);
    asked.catch(() => {
      // What failed is not remembered: the next reader asks again.
      if (known === asked) known = undefined;
    });
    known = asked;
  }
  return known;
}

async function fetchRegistry(fresh: boolean): Promise<Registry> {
  const response = await fetch("/remotes.json", fresh ? { cache: "reload" } : {});
  if (!response.ok) throw new Error(`The registry answered with ${response.status}`);
  return Registry.parse(await response.json());
}
