import { css } from "@topout/shared/platform";

/** An image that covers its positioned parent. */
export const coveringImage = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
