import { SessionEndedDialog } from "./session-ended-dialog.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { WaitingBar } from "./waiting-bar.tsx";

/** Everything that the user sees of the outbox outside of the screens. */
export const OutboxStatus = () => (
  <>
    <WaitingBar />
    <SignOutDialog />
    <SessionEndedDialog />
  </>
);
