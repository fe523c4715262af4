import { formatSendCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { media, type Skin } from "@topout/shared/theme";

import { countChipStyles } from "./count-chip-styles.ts";
import { HoldGlyph } from "./hold-glyph.tsx";
import { VisuallyHidden } from "./visually-hidden.ts";

interface CountChipProps {
  skin: Skin;
  initial?: string | undefined;
  /** The circuit's name for screen readers. Undefined while it loads. */
  name: string | undefined;
  sends: number;
}

/** "2 sends" in a circuit's colours. */
export function CountChip({ skin, initial, name, sends }: CountChipProps) {
  return (
    <Label data-circuit={skin}>
      <HoldGlyph skin={skin} initial={initial} size={16} />
      <span>
        {name !== undefined && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
        <span>{formatSendCount(sends)}</span>
      </span>
    </Label>
  );
}

const Label = styled.span`
  ${countChipStyles}

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
