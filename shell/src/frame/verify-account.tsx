import { useMe } from "@topout/shared/api";
import { useVerificationEmail } from "@topout/shared/platform";
import { Suspense } from "react";

import { lazyOptional } from "@topout/shared/ui";

const VerifyBanner = lazyOptional(async () => (await import("./verify-banner.tsx")).VerifyBanner);

/** Asks an unverified user to verify the email address, until an email has been sent in this session. */
export function VerifyAccount() {
  const { user } = useMe();
  const sentTo = useVerificationEmail();

  if (!user || user.is_verified || sentTo === user.email) return null;
  return (
    <Suspense>
      <VerifyBanner email={user.email} />
    </Suspense>
  );
}
