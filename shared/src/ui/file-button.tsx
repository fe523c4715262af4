import type { ChangeEvent, ComponentProps, ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";

import { type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { visuallyHidden } from "./visually-hidden.ts";

interface FileButtonProps extends Pick<
  ComponentProps<"input">,
  "accept" | "aria-describedby" | "capture" | "multiple" | "ref"
> {
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** Called for each chosen file. */
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
    const files = [...(currentTarget.files ?? [])];
    // Without this, choosing the same file again fires no change event.
    currentTarget.value = "";
    for (const file of files) onChoose(file);
  };

  return (
    <Label data-variant={variant}>
      {icon}
      <Hidden {...rest} type="file" onChange={handleChange} />
      <span>{children}</span>
    </Label>
  );
}

const Hidden = styled.input`
  ${visuallyHidden}

  /* The focus ring of the button. Firefox 115 has no :has(), which would let the label draw it. */
  &:focus-visible + span::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${radius.md};
    outline: 2.5px solid ${color.focus};
    outline-offset: 3.5px;
  }
`;

const Label = styled.label`
  ${buttonStyles}
  flex: initial;
  min-width: 0;
  white-space: normal;
  cursor: pointer;
`;
