import type { ChangeEvent, ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { visuallyHidden } from "./visually-hidden.ts";

interface FileButtonProps extends Pick<ComponentProps<"input">, "accept" | "aria-describedby"> {
  variant?: ButtonVariant;
  icon?: ReactNode;
  onChoose: (file: File) => void;
  /** The label. */
  children: ReactNode;
}

/** A native file input that looks like a button. */
export function FileButton({
  variant = "secondary",
  icon,
  onChoose,
  children,
  ...rest
}: FileButtonProps) {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Without this, choosing the same file again fires no change event.
    currentTarget.value = "";
    if (file) onChoose(file);
  };

  return (
    <Label data-variant={variant}>
      {icon}
      <span>{children}</span>
      <Hidden {...rest} type="file" onChange={handleChange} />
    </Label>
  );
}

const Hidden = styled.input`
  ${visuallyHidden}
`;

const Label = styled.label`
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
