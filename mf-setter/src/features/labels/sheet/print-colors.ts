import { type Skin, skinColors } from "@topout/shared/theme";

/** The colors of a hold on paper, which is white in the dark theme too. */
export const getPrintColors = (skin: Skin, hasColor: boolean) =>
  hasColor ? skinColors.light[skin] : { fill: "none", ink: "currentcolor" };
