import type { QueryClient } from "@topout/shared/platform";

const refetchActive = (client: QueryClient) => client.refetchQueries({ type: "active" });

/**
 * Requests again what the page has requested before the service worker took control, so that the worker stores it. The
 * responses that are the same for every user are 304.
 */
export async function refetchFirstData(client: QueryClient): Promise<void> {
  // A screen that mounts from now on sends its own requests.
  window.firstData?.responses.clear();
  const hasUnansweredRequests =
    client.isFetching({ type: "active", predicate: ({ state }) => state.data === undefined }) > 0;
  await refetchActive(client);
  // The query client does not send a first request twice. It has waited for the response that the worker does not see.
  if (hasUnansweredRequests) await refetchActive(client);
}
