import { Outlet } from "@topout/shared/platform";

import { InstallOffer } from "../install/install-offer.tsx";
import { Notifications } from "../notifications/notifications.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Layers } from "./layers.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useScrollPlaces } from "./use-scroll-places.ts";
import { VerifyAccount } from "./verify-account.tsx";

/** What stands around every screen, and the layers that lie over it. */
export function Frame() {
  const main = useFocusOnArrival();
  useScrollPlaces();

  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <VerifyAccount />
      <main id="main" className="page" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar />
      <Layers />
      <InstallOffer />
      <Notifications />
    </>
  );
}
