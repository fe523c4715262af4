import { queryOptions } from "@topout/shared/platform";
import type { Registry } from "@topout/shared/remote";

/** What browsers run now. A team can release to it without the history of this program. */
export const registryQuery = () =>
  queryOptions({ queryKey: ["registry"], queryFn: fetchRegistry, staleTime: 0 });

async function fetchRegistry({ signal }: { readonly signal: AbortSignal }): Promise<Registry> {
  const response = await fetch("/remotes.json", { cache: "no-cache", signal });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  // The shell has validated it.
  return response.json();
}
