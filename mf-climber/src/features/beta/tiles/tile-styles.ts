import { css } from "@topout/shared/platform";
import { radius } from "@topout/shared/theme";

/** All tiles have the same size, so that the layout is stable when one replaces another. */
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
