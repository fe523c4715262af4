import { styled } from "@topout/shared/platform";
import { getCircuitSkin } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { scaled } from "./scale.ts";

interface ScreenHoldProps {
  circuit: { readonly color: string };
  /** In pixels of the design. */
  size: number;
}

/** A hold that grows with the display. */
export const ScreenHold = ({ circuit, size }: ScreenHoldProps) => (
  <Box style={{ width: scaled(size), height: scaled(size) }}>
    <HoldGlyph skin={getCircuitSkin(circuit)} />
  </Box>
);

const Box = styled.span`
  display: block;
  flex: none;

  > svg {
    width: 100%;
    height: 100%;
  }
`;
