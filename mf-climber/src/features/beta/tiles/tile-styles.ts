import { css } from "@topout/shared/platform";
import { radius } from "@topout/shared/theme";

/** Every tile of the strip fills the same box, so that none jumps when it becomes another. */
export const tileStyles = css`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 10px;
  width: 104px;
  height: 148px;
  overflow: hidden;
  border-radius: ${radius.md};
  text-align: center;
`;
