import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Field, Spinner, TextInput, VisuallyHidden } from "@topout/shared/ui";
import type { Ref } from "react";

interface UsernameFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  isChecking: boolean;
  error: string | undefined;
  onChange: (name: string) => void;
}

export function UsernameField({ ref, name, isChecking, error, onChange }: UsernameFieldProps) {
  return (
    <Field label="Username" error={error}>
      <Row>
        <TextInput
          ref={ref}
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={name}
          onChange={(event) => onChange(event.target.value)}
        />
        {isChecking && <Spinner size={18} />}
        <VisuallyHidden role="status">
          {isChecking ? "Checking the username" : error && "This username cannot be taken"}
        </VisuallyHidden>
      </Row>
    </Field>
  );
}

const Row = styled.span`
  position: relative;
  display: block;
  color: ${color["text-3"]};

  > input {
    padding-right: 44px;
  }

  > input + span:not([role]) {
    position: absolute;
    top: 15px;
    right: 15px;
  }
`;
