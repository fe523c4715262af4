import { Banner, Button, Info } from "@topout/shared/ui";
import { useState } from "react";

import { LeaveDialog } from "./leave-dialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface UnsavedChangesProps {
  hasChanges: boolean;
  /** Whether the form started with a draft. */
  isRestored: boolean;
  onDiscard: () => void;
}

/** Guards unsaved changes of a form, and shows that they have been restored. */
export function UnsavedChanges({ hasChanges, isRestored, onDiscard }: UnsavedChangesProps) {
  const { isAsking, stay, leave } = useLeaveGuard(hasChanges);
  // The notice is about the restored changes only, not about later ones.
  const [isNoticeVisible, setIsNoticeVisible] = useState(isRestored);
  if (isNoticeVisible && !hasChanges) setIsNoticeVisible(false);

  const handleDiscard = () => {
    onDiscard();
    leave();
  };

  return (
    <>
      {hasChanges && isNoticeVisible && (
        <Banner
          role="status"
          icon={<Info size={20} aria-hidden="true" />}
          action={<Button onClick={onDiscard}>Discard</Button>}
        >
          You have unsaved changes.
        </Banner>
      )}
      {isAsking && <LeaveDialog onStay={stay} onDiscard={handleDiscard} onLeave={leave} />}
    </>
  );
}
