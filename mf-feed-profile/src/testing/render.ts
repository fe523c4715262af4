import { connectBrowser, createTestApi } from "@topout/api/testing";
import { screensOver } from "@topout/shared/testing";

export const renderWithApi = screensOver({ createTestApi, connectBrowser });
