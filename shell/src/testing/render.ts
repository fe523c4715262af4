import { connectBrowser, createTestApi } from "@topout/api/testing";
import { createRenderWithApi } from "@topout/shared/testing";

import { createQueryClient } from "../providers/create-query-client.ts";
import { Providers } from "../providers/providers.tsx";

/** Creates a `renderWithApi` with settings for the API. */
export const createRender = (settings?: Parameters<typeof createTestApi>[0]) =>
  createRenderWithApi(
    { createTestApi: () => createTestApi(settings), connectBrowser },
    { createClient: createQueryClient, Providers },
  );

export const renderWithApi = createRender();
