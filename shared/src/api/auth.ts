import { auth, type Login, type Registration } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

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

  logout: () =>
    mutationOptions({
      mutationFn: () => request(auth.logout, {}),
    }),
};
