import type { ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { controlStyles } from "./control-styles.ts";
import { useFieldControl } from "./field-control.ts";
import { ChevronDown } from "./icons.ts";

interface SelectProps extends Omit<ComponentProps<"select">, "size"> {
  /** `small` fits beside the title of a list. Outside a `Field`, the select needs an `aria-label`. */
  size?: "small" | "medium";
  /** An image of the selected option, 28 px. */
  image?: ReactNode;
}

/** A native select: phones show their own picker. */
export function Select({ size = "medium", image, ...rest }: SelectProps) {
  const control = useFieldControl();

  return (
    <Wrapper data-size={size}>
      {image && <Image>{image}</Image>}
      <StyledSelect {...control} {...rest} />
      <ChevronDown size={18} />
    </Wrapper>
  );
}

const StyledSelect = styled.select`
  ${controlStyles}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Image = styled.span`
  position: absolute;
  top: 50%;
  left: 14px;
  translate: 0 -50%;
  overflow: hidden;
  width: 28px;
  height: 28px;
  border-radius: 8px;
  pointer-events: none;

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & + select {
    padding-left: 51px;
  }
`;

const Wrapper = styled.span`
  position: relative;
  display: block;

  > svg {
    position: absolute;
    top: 50%;
    right: 14px;
    color: ${color["text-3"]};
    transform: translateY(-50%);
    pointer-events: none;
  }

  &[data-size="small"] {
    display: inline-block;

    > select {
      min-height: 44px;
      padding: 0 34px 0 13px;
      border-color: ${color.line};
      border-radius: 12px;
      font: ${typography.label};
      font-weight: 560;
    }

    > svg {
      right: 10px;
    }
  }
`;
