import { styled } from "@topout/shared/platform";
import { circuit, radius, type Skin } from "@topout/shared/theme";

import { HoldGlyph } from "./hold-glyph.tsx";

/** A circuit's shape on its tint, for the heading of its section. */
export function HoldTile({ skin, initial }: { skin: Skin; initial?: string | undefined }) {
  return (
    <Tile data-circuit={skin}>
      <HoldGlyph skin={skin} initial={initial} size={24} />
    </Tile>
  );
}

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};
  background: ${circuit.tint};
`;
