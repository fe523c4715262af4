import { styled } from "@topout/shared/platform";
import { color, media, motion } from "@topout/shared/theme";

/** The picture of a switch, inside a button with the role. */
export const SwitchTrack = styled.span`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  border: 2px solid ${color["line-strong"]};
  border-radius: 14px;
  background: ${color.surface};
  transition: background ${motion.fast};

  &::after {
    content: "";
    position: absolute;
    top: 4px;
    left: 4px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${color["line-strong"]};
  }

  [aria-checked="true"] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  [aria-checked="true"] > &::after {
    top: 2px;
    left: 22px;
    width: 20px;
    height: 20px;
    background: ${color["on-accent"]};
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
