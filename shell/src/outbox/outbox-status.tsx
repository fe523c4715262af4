import { SessionEndedDialog } from "./session-ended-dialog.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { WaitingBar } from "./waiting-bar.tsx";

/** The bar and the dialogs of the outbox, which appear above every screen. */
export const OutboxStatus = () => (
  <>
    <WaitingBar />
    <SignOutDialog />
    <SessionEndedDialog />
  </>
);
