import type { ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, motion, typography } from "@topout/shared/theme";

import { Check } from "./icons.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: string;
}

export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <Row>
      <Box>
        <input {...rest} type="checkbox" />
        <Check size={16} strokeWidth={3} />
      </Box>
      <span>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: ${typography.label};
  cursor: pointer;

  small {
    display: block;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Box = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    border: 2px solid ${color["line-strong"]};
    border-radius: 8px;
    background: ${color.surface};
    cursor: inherit;
    transition: background ${motion.fast};
  }

  > input:focus-visible {
    border-radius: 8px;
  }

  > svg {
    position: relative;
    visibility: hidden;
    color: ${color["on-accent"]};
    pointer-events: none;
  }

  > input:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  > input:checked + svg {
    visibility: visible;
  }

  ${media.forcedColors} {
    > input:checked + svg {
      color: CanvasText;
    }

    > input:checked {
      background: Canvas;
    }
  }
`;
