import { connectBrowser, createTestApi } from "@topout/api/testing";
import { screensOver } from "@topout/shared/testing";

import { createQueryClient } from "../providers/create-query-client.ts";
import { Providers } from "../providers/providers.tsx";

export const renderWithApi = screensOver(
  { createTestApi, connectBrowser },
  { createClient: createQueryClient, Providers },
);
