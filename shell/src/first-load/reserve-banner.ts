import { localData, readVerificationEmail } from "@topout/shared/first-load";

import { BANNER_KEY } from "../frame/banner-space.ts";

/** Reserves the space of the verification banner, if the last visit of this session has shown it. */
export function reserveBanner(): void {
  const height = localData.read(BANNER_KEY);
  if (height === null || readVerificationEmail() !== null) return;
  const { dataset, style } = document.documentElement;
  dataset["banner"] = "";
  // Without a height, the height of `frame.css` applies.
  if (Number(height) > 0) style.setProperty("--banner", `${height}px`);
}
