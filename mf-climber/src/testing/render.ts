import { connectBrowser, createTestApi } from "@topout/api/testing";
import { QueryClient } from "@topout/shared/platform";
import { createRenderWithApi } from "@topout/shared/testing";

export const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

export const renderWithApi = createRenderWithApi(
  { createTestApi, connectBrowser },
  { createClient },
);
