import { Banner, Button, Info } from "@topout/shared/ui";
import { useState } from "react";

import { LeaveDialog } from "./leave-dialog.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { useNavigationBlocker } from "./use-navigation-blocker.ts";
import { useSignOutBlocker } from "./use-sign-out-blocker.ts";

interface UnsavedChangesProps {
  hasChanges: boolean;
  /** Whether the form started with a draft. */
  isRestored: boolean;
  onDiscard: () => void;
}

/** Asks before the user leaves a form with unsaved changes. Shows a banner if the form started with restored changes. */
export function UnsavedChanges({ hasChanges, isRestored, onDiscard }: UnsavedChangesProps) {
  const { isBlocked, reset, proceed } = useNavigationBlocker(hasChanges);
  const signOutBlocker = useSignOutBlocker(hasChanges);
  // The banner is about the restored changes only, not about later ones.
  const [isBannerVisible, setIsBannerVisible] = useState(isRestored);
  if (isBannerVisible && !hasChanges) setIsBannerVisible(false);

  const handleDiscard = () => {
    onDiscard();
    proceed();
  };

  return (
    <>
      {hasChanges && isBannerVisible && (
        <Banner
          role="status"
          icon={<Info size={20} aria-hidden="true" />}
          action={<Button onClick={onDiscard}>Discard</Button>}
        >
          You have unsaved changes.
        </Banner>
      )}
      {isBlocked && <LeaveDialog onStay={reset} onDiscard={handleDiscard} onLeave={proceed} />}
      {signOutBlocker.isBlocked && (
        <SignOutDialog onStay={signOutBlocker.reset} onSignOut={signOutBlocker.proceed} />
      )}
    </>
  );
}
