import { isApiError } from "@topout/shared/api";
import { notify, getToken, outboxState, signOut } from "@topout/shared/platform";

/**
 * Signs out, unless a form has unsaved changes. Such a form cancels the event, asks the user, and then calls the
 * function in `detail`.
 */
export function requestSignOut(): void {
  const event = new CustomEvent("logout", { cancelable: true, detail: signOutUnlessPending });
  if (dispatchEvent(event)) signOutUnlessPending();
}

/** Asks first if taps wait on this device. */
function signOutUnlessPending() {
  const hasPending = outboxState.getState().pendingOperations.length > 0;
  if (hasPending) outboxState.setState({ blockedSignOut: endSession });
  else void endSession();
}

/** Signs out on this device first, then ends the session on the server. Clears the user's cached data in all tabs. */
async function endSession() {
  const token = getToken();
  signOut();
  try {
    // Imported on demand: the code is in the account chunk, which the first page does not load.
    const { logout } = await import("@topout/shared/api/account");
    await logout(token);
  } catch (error) {
    // The session has already ended.
    if (isApiError(error, "UNAUTHORIZED")) return;
    notify({
      type: "warning",
      title: "Signed out on this device",
      message: "We couldn't reach Topout to end the session on the server.",
    });
  }
}
