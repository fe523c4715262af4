import { codes } from "@topout/shared/contract";
import { firstRequest, pathParam } from "@topout/shared/remote";

/** The first request of the screens of labels. The server counts it as a scan. */
export const labelRequest = firstRequest(codes.get, {
  params: { code: pathParam("code") },
  query: { via: "label" },
});
