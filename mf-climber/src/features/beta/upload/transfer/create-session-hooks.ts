import type { HttpRequest, HttpResponse } from "tus-js-client/lib/browser/index.js";

import { expireToken, getToken } from "@topout/shared/platform";

import { isOwnResponse } from "./is-own-response.ts";

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
      const isRejected = response.getStatus() === 401 && isOwnResponse(response);
      if (isRejected && token !== null) expireToken(token);
    },
  };
}
