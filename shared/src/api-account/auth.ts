import { request } from "@topout/shared/api";
import { auth, type Login, type Registration } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

/** Calls only: what a sign-in means for the session and the cache is the shell's. */
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

/** Ends the session of this token on the server, also while the page is being closed. */
export const logout = (token: string) => request(auth.logout, { token, keepalive: true });
