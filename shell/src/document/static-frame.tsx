import "./browser-globals.ts";

import { MemoryRouter, QueryClient, QueryClientProvider } from "@topout/shared/platform";
import { renderToStaticMarkup } from "react-dom/server";

import { BottomBar } from "../frame/bottom-bar.tsx";
import { TopBar } from "../frame/top-bar.tsx";

/** Not a screen's path, so no link is marked as current. */
const NO_SCREEN = "/-";

/**
 * Renders the frame for the document, as React renders it while the account is loading. CSS hides what a screen does
 * not need. `data-static` lasts until React renders.
 */
export const renderFrame = (): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[NO_SCREEN]}>
        <TopBar hasGymSwitcher />
        <main className="page" data-static="" />
        <BottomBar />
      </MemoryRouter>
    </QueryClientProvider>,
  );

export { framePatterns } from "./frame-patterns.ts";
