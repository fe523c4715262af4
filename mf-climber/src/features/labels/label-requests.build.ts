import { codes } from "@topout/shared/contract";
import { firstRequest, pathParam } from "@topout/shared/remote";

/** The first request of the screens of labels. */
export const labelRequests = {
  target: firstRequest(codes.get, {
    params: { code: pathParam("code") },
    query: { via: "label" },
  }),
};
