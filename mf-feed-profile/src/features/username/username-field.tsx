import { isSameUsername } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import {
  Banner,
  Button,
  Field,
  Spinner,
  TextInput,
  TriangleAlert,
  VisuallyHidden,
} from "@topout/shared/ui";
import type { Ref } from "react";

import { ChangeNote } from "./change-note.tsx";
import type { UsernameCheck } from "./use-username-check.ts";

interface UsernameFieldProps {
  ref: Ref<HTMLInputElement>;
  currentName: string;
  name: string;
  check: UsernameCheck;
  error: string | undefined;
  onChange: (name: string) => void;
}

export function UsernameField({
  ref,
  currentName,
  name,
  check,
  error,
  onChange,
}: UsernameFieldProps) {
  const { isChecking, hasFailed, limitMessage, retry } = check;

  return (
    <Stack>
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
          <VisuallyHidden role="status">{isChecking ? "Checking username" : error}</VisuallyHidden>
        </Row>
      </Field>
      {error === undefined && !isSameUsername(name, currentName) && (
        <ChangeNote currentName={currentName} />
      )}
      {hasFailed && (
        <Banner
          role="alert"
          icon={<TriangleAlert size={20} aria-hidden="true" />}
          action={
            <Button isBusy={isChecking} onClick={retry}>
              Retry
            </Button>
          }
        >
          {limitMessage === undefined
            ? "We couldn't check this username."
            : `We couldn't check this username. ${limitMessage}`}
        </Banner>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 8px;
`;

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
