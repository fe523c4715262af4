import { connectBrowser, createTestApi } from "@topout/api/testing";
import { QueryClient } from "@topout/shared/platform";
import { screensOver } from "@topout/shared/testing";

const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

export const renderWithApi = screensOver({ createTestApi, connectBrowser }, { createClient });
