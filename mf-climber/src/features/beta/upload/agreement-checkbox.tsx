import { type RefObject, useId, useRef, useState } from "react";

import { Checkbox } from "@topout/shared/ui";

import { ErrorText } from "./error-text.tsx";

/** The state of the checkbox without which no video is uploaded. */
export function useAgreement() {
  const input = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  return {
    input,
    isChecked,
    isMissing,
    onChange: (checked: boolean) => {
      setIsChecked(checked);
      setIsMissing(false);
    },
    /** Returns whether the box is checked. If not, shows the error and focuses the box. */
    requireAgreement: (): boolean => {
      setIsMissing(!isChecked);
      if (!isChecked) input.current?.focus();
      return isChecked;
    },
  };
}

interface AgreementCheckboxProps {
  input: RefObject<HTMLInputElement | null>;
  isChecked: boolean;
  isMissing: boolean;
  onChange: (isChecked: boolean) => void;
}

export function AgreementCheckbox({
  input,
  isChecked,
  isMissing,
  onChange,
}: AgreementCheckboxProps) {
  const id = useId();

  return (
    <div>
      <Checkbox
        ref={input}
        label="Everybody in this video agreed"
        checked={isChecked}
        aria-invalid={isMissing}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div id={id}>
        {isMissing && (
          <ErrorText>Ask everybody in the video first, then confirm it here.</ErrorText>
        )}
      </div>
    </div>
  );
}
