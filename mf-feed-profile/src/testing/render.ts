import { connectBrowser, createTestApi } from "@topout/api/testing";
import { createRenderWithApi } from "@topout/shared/testing";

/** Creates a `renderWithApi` with settings for the API. */
export const createRender = (settings?: Parameters<typeof createTestApi>[0]) =>
  createRenderWithApi({ createTestApi: () => createTestApi(settings), connectBrowser });

export const renderWithApi = createRender();
