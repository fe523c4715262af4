import { isApiError } from "@topout/shared/api";
import { notify, getToken, signOut, useMutation } from "@topout/shared/platform";

/**
 * Signs out here at once, whatever the server says, and then ends the session there too. Signing out empties the
 * personal caches, in every tab.
 */
export function useSignOut(): () => void {
  const logout = useMutation({
    mutationFn: endSession,
    meta: { handledErrors: true },
    onError: (error) => {
      // The server may have ended it before.
      if (isApiError(error, "UNAUTHORIZED")) return;
      notify({
        type: "warning",
        title: "Signed out on this device",
        message: "Topout could not be reached to end the session there too.",
      });
    },
  });

  return () => {
    const token = getToken();
    if (token === null) return;
    signOut();
    logout.mutate(token);
  };
}

/** The call comes with the account screens, which a first visit does without. */
async function endSession(token: string) {
  const { logout } = await import("@topout/shared/api/account");
  return logout(token);
}
