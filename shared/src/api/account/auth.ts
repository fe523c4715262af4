import { request } from "@topout/shared/api";
import { auth, type Login, type Registration } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

/** The shell updates the session and the query cache afterwards. */
export const authMutations = {
  register: () =>
    mutationOptions({
      mutationFn: (body: Registration) => request(auth.register, { body }),
    }),

  login: () =>
    mutationOptions({
      mutationFn: (body: Login) => request(auth.login, { body }),
    }),
};

/** Ends the token's session on the server, even if the page closes. */
export const logout = (token: string | null) => request(auth.logout, { token, keepalive: true });
