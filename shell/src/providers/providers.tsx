import { QueryClientProvider, type QueryClient } from "@topout/shared/platform";
import type { ReactNode } from "react";

import { useForgetOnSessionChange } from "./use-forget-on-session-change.ts";
import { useTheme } from "./use-theme.ts";

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

export function Providers({ client, children }: ProvidersProps) {
  useTheme();
  useForgetOnSessionChange(client);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
