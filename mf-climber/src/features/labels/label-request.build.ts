import { codes } from "@topout/shared/contract";
import { firstRequest, pathParam } from "@topout/shared/remote";

export const codePlaceholder = pathParam("code");

/** The first request of the screens of labels. The server counts it as a scan. */
export const labelRequest = firstRequest(codes.get, {
  params: { code: codePlaceholder },
  query: { via: "label" },
});
