import type { ChangeEvent, ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { visuallyHidden } from "./visually-hidden.ts";

interface FileButtonProps extends Pick<ComponentProps<"input">, "accept" | "aria-describedby"> {
  variant?: ButtonVariant;
  icon?: ReactNode;
  onChoose: (file: File) => void;
  /** Its name. */
  children: ReactNode;
}

/** Opens the device's picker. It looks like a button, and is the browser's own control. */
export function FileButton({
  variant = "secondary",
  icon,
  onChoose,
  children,
  ...rest
}: FileButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen once more, after it was taken back.
    currentTarget.value = "";
    if (file) onChoose(file);
  };

  return (
    <Face data-variant={variant}>
      {icon}
      <span>{children}</span>
      <Hidden {...rest} type="file" onChange={choose} />
    </Face>
  );
}

const Hidden = styled.input`
  ${visuallyHidden}
`;

const Face = styled.label`
  ${buttonStyles}
  flex: initial;
  min-width: 0;
  white-space: normal;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 2.5px solid ${color.focus};
    outline-offset: 2px;
  }
`;
