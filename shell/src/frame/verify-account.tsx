import { useMe } from "@topout/shared/api";
import { localData, useVerificationEmail } from "@topout/shared/platform";
import { Suspense, useLayoutEffect } from "react";

import { lazyOptional } from "@topout/shared/ui";

import { BANNER_KEY, setBannerSpace } from "./banner-space.ts";

const VerifyBanner = lazyOptional(() =>
  import("./verify-banner.tsx").then(
    (module) => module.VerifyBanner,
    (error: unknown) => {
      setBannerSpace(false);
      throw error;
    },
  ),
);

/**
 * Asks an unverified user to verify the email address, until an email has been sent in this session. The space of the
 * banner is reserved before its code has loaded, so that it does not shift the page.
 */
export function VerifyAccount() {
  const { isSignedIn, user, isSettled } = useMe();
  const sentTo = useVerificationEmail();
  const isShown = user?.is_verified === false && sentTo !== user.email;
  const isOver = !isSignedIn || user?.is_verified === true;

  useLayoutEffect(() => {
    if (isSettled) setBannerSpace(isShown);
    if (isOver) localData.remove(BANNER_KEY);
  }, [isSettled, isShown, isOver]);

  return (
    <div className="banner-space">
      {isShown && (
        <Suspense>
          <VerifyBanner email={user.email} />
        </Suspense>
      )}
    </div>
  );
}
