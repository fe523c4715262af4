import { type ComponentProps, useState } from "react";

import { styled } from "@topout/shared/platform";

import { IconButton } from "./icon-button.tsx";
import { Eye, EyeOff } from "./screen-icons.ts";
import { TextInput } from "./text-input.tsx";

/** Set `autoComplete`, so that password managers can distinguish the current password from a new one. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [isVisible, setIsVisible] = useState(false);

  return (
    <Row>
      <TextInput
        {...props}
        type={isVisible ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label="Show password"
        aria-pressed={isVisible}
        onClick={() => {
          setIsVisible(!isVisible);
        }}
      >
        {isVisible ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
    </Row>
  );
}

const Row = styled.span`
  position: relative;
  display: block;

  > input {
    padding-right: 52px;
  }

  > button {
    position: absolute;
    top: 2px;
    right: 2px;
  }

  > button[aria-pressed="true"] {
    background: none;
  }
`;
