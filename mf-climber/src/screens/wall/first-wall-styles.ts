import { color, tracking, typography } from "@topout/shared/theme";

/** The name of the wall that is drawn before the code of the screen. See `first-label`. */
export const FIRST_WALL_CLASS = "first-wall";

export const firstWallStyles = `
  .${FIRST_WALL_CLASS} > p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  .${FIRST_WALL_CLASS} > div {
    font: ${typography.h1};
    letter-spacing: ${tracking.h1};
  }
`;
