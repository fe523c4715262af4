import { styled } from "@topout/shared/platform";
import { circuit, color, type Skin } from "@topout/shared/theme";
import { getHoldPath } from "@topout/shared/ui";

interface NewGlyphProps {
  skin: Skin;
  /** In pixels. */
  size?: number;
}

/** The hold of a new route, with its outline of a sticker. */
export function NewGlyph({ skin, size = 22 }: NewGlyphProps) {
  const d = getHoldPath(skin, "plain");
  return (
    <Glyph
      aria-hidden="true"
      data-circuit={skin}
      viewBox="-16.5 -16.5 33 33"
      width={size}
      height={size}
    >
      <path className="sticker-edge" d={d} />
      <path className="sticker" d={d} />
      <path className="shape" d={d} fillRule="evenodd" />
    </Glyph>
  );
}

const Glyph = styled.svg`
  flex: none;

  .sticker-edge {
    fill: ${color.text};
    stroke: ${color.text};
    stroke-width: 10.4;
    stroke-linejoin: round;
  }

  .sticker {
    fill: ${color.surface};
    stroke: ${color.surface};
    stroke-width: 7;
    stroke-linejoin: round;
  }

  .shape {
    fill: ${circuit.fill};
    stroke: ${circuit.edge};
    stroke-width: 1.9;
    stroke-linejoin: round;
  }
`;
