import { connectBrowser, createTestApi } from "@topout/api/testing";
import { createRenderWithApi } from "@topout/shared/testing";

export const renderWithApi = createRenderWithApi({ createTestApi, connectBrowser });
