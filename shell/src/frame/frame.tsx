import { Outlet, useLocation } from "@topout/shared/platform";
import { lazyOptional } from "@topout/shared/ui";
import { Suspense, useState } from "react";

import { InstallOffer } from "../install/install-offer.tsx";
import { LazyNotifications } from "../notifications/lazy-notifications.tsx";
import { hasPreview } from "../preview/with-preview.ts";
import { LazyOfflineBar } from "../offline/lazy-offline-bar.tsx";
import { LazyOutboxStatus } from "../outbox/lazy-outbox-status.tsx";
import { useRegistryUpdates } from "../remotes/registry-updates.ts";
import { findScreen } from "../screens.ts";
import { LazySharedVideoBar } from "../share/lazy-shared-video-bar.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Overlays } from "./overlays.tsx";
import { TopBar } from "./top-bar.tsx";
import { useEarlyClick } from "./use-early-click.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { useUnloadWarning } from "./use-unload-warning.ts";
import { VerifyAccount } from "./verify-account.tsx";

const PreviewBadge = lazyOptional(
  async () => (await import("../preview/preview-chunk.ts")).PreviewBadge,
);

/** The header and navigation around every screen, and the overlays above it. */
export function Frame() {
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  const [isPreview] = useState(hasPreview);
  const main = useFocusOnNavigation();
  useScrollRestoration();
  useUnloadWarning();
  useEarlyClick();
  useRegistryUpdates();

  if (screen?.isUnattended) {
    return (
      <main id="main" className="page" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    );
  }
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar
        hasGymSwitcher={screen?.frame === "gym"}
        gymAction={screen?.access === "routeSetting" ? "setRoutes" : undefined}
      />
      <VerifyAccount />
      <LazyOfflineBar />
      <LazyOutboxStatus />
      <LazySharedVideoBar />
      <main id="main" className="page" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar />
      <Overlays />
      <InstallOffer />
      <LazyNotifications />
      {isPreview && (
        <Suspense>
          <PreviewBadge />
        </Suspense>
      )}
    </>
  );
}
