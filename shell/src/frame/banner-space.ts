/**
 * The last height of the verification banner, or 0, while the user of this session is unverified. `reserveBanner` reads
 * it before the first paint of the next visit.
 */
export const BANNER_KEY = "topout.banner";

/** Reserves the space of the verification banner, or releases it. */
export function setBannerSpace(isReserved: boolean): void {
  const { dataset, style } = document.documentElement;
  if (isReserved) {
    dataset["banner"] = "";
    return;
  }
  delete dataset["banner"];
  style.removeProperty("--banner");
}
