import { QueryClient, QueryClientProvider } from "@topout/shared/platform";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";

import { FirstSkeleton } from "../src/fallbacks/first-skeleton.tsx";
import { BottomBar } from "../src/frame/bottom-bar.tsx";
import { TopBar } from "../src/frame/top-bar.tsx";

/** A path without a screen, so that no link is marked as current. */
const NO_SCREEN = "/-";

/**
 * Renders the frame for the document, as it looks while the account loads. CSS hides the parts that a screen does not
 * need. React removes the element with `data-static` when it renders.
 */
export const renderFrame = (): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[NO_SCREEN]}>
        <div data-static="">
          <TopBar hasGymSwitcher />
          <div className="banner-space" />
          <main className="page">
            <FirstSkeleton />
          </main>
          <BottomBar />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  );
