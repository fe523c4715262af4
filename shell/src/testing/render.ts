import { connectBrowser, createTestApi } from "@topout/api/testing";
import { createRenderWithApi } from "@topout/shared/testing";

import { createQueryClient } from "../providers/create-query-client.ts";
import { Providers } from "../providers/providers.tsx";

export const renderWithApi = createRenderWithApi(
  { createTestApi, connectBrowser },
  { createClient: createQueryClient, Providers },
);
