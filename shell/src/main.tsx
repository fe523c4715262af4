import { userQueries } from "@topout/shared/api";
import { BrowserRouter } from "@topout/shared/platform";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";

import { getAccessibleSources } from "./access/get-accessible-sources.ts";
import { watchErrors } from "./report-events/report-events.ts";
import { startReports } from "./client-reports/start-reports.ts";
import { createQueryClient } from "./providers/create-query-client.ts";
import { Providers } from "./providers/providers.tsx";
import { startFocusRestoration } from "./frame/start-focus-restoration.ts";
import { restoreLastVisit, startOffline } from "./offline/start-offline.ts";
import { preloadOutbox, startOutbox } from "./outbox/start-outbox.ts";
import { prefetchOnIntent, setIdlePrefetchQueue } from "./remotes/prefetch.ts";
import { routePanel, findScreen } from "./screens.ts";
import { App } from "./app.tsx";

// The content security policy forbids eval.
z.config({ jitless: true });

watchErrors();

const root = document.getElementById("root");
if (!root) throw new Error("The document has no root");

const client = createQueryClient();
startOutbox(client);
restoreLastVisit(client);

// React renders a transition in short tasks. The document shows the same frame meanwhile.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
});

setIdlePrefetchQueue(() => {
  const user = client.getQueryData(userQueries.me().queryKey);
  const screenPrefetches = getAccessibleSources(user).map(({ prefetch }) => prefetch);
  return {
    required: [preloadOutbox, startOffline, startFocusRestoration, startReports],
    optional: screenPrefetches,
  };
});
prefetchOnIntent(({ pathname, searchParams }) => {
  void findScreen(pathname)?.source.prefetch();
  if (searchParams.has("route")) void routePanel.prefetch();
});
