import type { HttpRequest, HttpResponse } from "tus-js-client/lib/browser/index.js";

import { expireToken, getToken } from "@topout/shared/platform";

/** Authorises the requests, and ends the session if the server rejects its token. */
export function createSessionHooks() {
  let token: string | null = null;
  return {
    onBeforeRequest: (request: HttpRequest) => {
      token = getToken();
      request.setHeader("Accept", "application/json");
      request.setHeader("Authorization", `Bearer ${token ?? ""}`);
    },
    onAfterResponse: (_request: HttpRequest, response: HttpResponse) => {
      if (response.getStatus() === 401 && token !== null) expireToken(token);
    },
  };
}
