import { styled } from "@topout/shared/platform";
import { color, type Skin } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

interface DownGlyphProps {
  skin: Skin;
  /** In pixels. */
  size?: number;
}

/** The hold of a route or a circuit that comes down, with its slash. */
export const DownGlyph = ({ skin, size = 17 }: DownGlyphProps) => (
  <Box aria-hidden="true">
    <HoldGlyph skin={skin} state="unsent" size={size} />
    <svg viewBox="-13.5 -13.5 27 27" width={size} height={size}>
      <path d="M-11 11L11 -11" />
    </svg>
  </Box>
);

const Box = styled.span`
  position: relative;
  display: inline-flex;

  > svg:last-child {
    position: absolute;
    inset: 0;
    overflow: visible;
    stroke: ${color.text};
    stroke-width: 2.6;
    stroke-linecap: round;
  }
`;
