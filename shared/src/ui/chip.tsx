import { styled } from "@topout/shared/platform";
import { color, radius, typography, type Skin } from "@topout/shared/theme";

import { type ButtonControlProps, getDisabledProps } from "./disabled-props.ts";
import { HoldGlyph } from "./hold-glyph.tsx";

interface ChipProps extends ButtonControlProps {
  pressed: boolean;
  /** For a circuit's chip: adds the circuit's shape and colours. */
  skin?: Skin;
  initial?: string | undefined;
}

/** A toggle button for a filter. */
export function Chip({
  pressed,
  skin,
  initial,
  children,
  type = "button",
  isDisabled,
  ...rest
}: ChipProps) {
  return (
    <Pill
      {...rest}
      type={type}
      aria-pressed={pressed}
      data-circuit={skin}
      {...getDisabledProps(isDisabled)}
    >
      {skin && <HoldGlyph skin={skin} initial={initial} />}
      <span style={{ display: "contents" }}>{children}</span>
    </Pill>
  );
}

const Pill = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 7px;
  min-height: 40px;
  padding: 0 14px 0 11px;
  border: 1.5px solid ${color.line};
  border-radius: ${radius.full};
  font: ${typography.label};
  white-space: nowrap;

  &::after {
    content: "";
    position: absolute;
    inset: -4.5px;
  }

  &[aria-pressed="true"] {
    background: var(--c-tint, ${color["accent-soft"]});
    border-color: var(--c-edge, ${color.accent});
    color: var(--c-text, ${color["accent-text"]});
  }

  &[aria-pressed="false"] {
    border-style: dashed;
    border-color: ${color["line-strong"]};
    color: ${color["text-3"]};
    font-weight: 500;

    svg {
      opacity: 0.55;
    }
  }
`;
