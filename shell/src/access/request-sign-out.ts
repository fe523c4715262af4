import { isApiError } from "@topout/shared/api";
import { notify, getToken, signOut, useMutation } from "@topout/shared/platform";

/** Signs out on this device first, then ends the session on the server. Clears the user's cached data in all tabs. */
export function useSignOut(): () => void {
  const logout = useMutation({
    mutationFn: endSession,
    meta: { handledErrors: true },
    onError: (error) => {
      // The session has already ended.
      if (isApiError(error, "UNAUTHORIZED")) return;
      notify({
        type: "warning",
        title: "Signed out on this device",
        message: "We couldn't reach Topout to end the session on the server.",
      });
    },
  });

  return () => {
    const token = getToken();
    if (token === null) return;
    // Removes the drafts of the user.
    sessionStorage.clear();
    signOut();
    logout.mutate(token);
  };
}

/** Imported on demand: the code is in the account chunk, which the first page does not load. */
async function endSession(token: string) {
  const { logout } = await import("@topout/shared/api/account");
  return logout(token);
}
