import type { ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { controlStyles } from "./control-styles.ts";
import { useFieldControl } from "./field-control.ts";

interface TextInputProps extends ComponentProps<"input"> {
  icon?: ReactNode;
}

export function TextInput({ icon, ...rest }: TextInputProps) {
  const control = useFieldControl();
  const input = <StyledInput type="text" {...control} {...rest} />;

  return icon ? (
    <WithIcon>
      {icon}
      {input}
    </WithIcon>
  ) : (
    input
  );
}

const StyledInput = styled.input`
  ${controlStyles}

  &[type="search"] {
    appearance: none;
  }
`;

const WithIcon = styled.span`
  position: relative;
  display: block;

  > svg {
    position: absolute;
    top: 50%;
    left: 14px;
    color: ${color["text-3"]};
    transform: translateY(-50%);
    pointer-events: none;
  }

  > input {
    padding-left: 43px;
  }
`;
