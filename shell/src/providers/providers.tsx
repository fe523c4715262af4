import { QueryClientProvider, type QueryClient } from "@topout/shared/platform";
import type { ReactNode } from "react";

import { useResetOnSessionChange } from "./use-reset-on-session-change.ts";
import { useTheme } from "./use-theme.ts";

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

export function Providers({ client, children }: ProvidersProps) {
  useTheme();
  useResetOnSessionChange(client);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
