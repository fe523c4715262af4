import type { ComponentProps } from "react";

import { styled } from "@topout/shared/platform";

import { controlStyles } from "./control-styles.ts";
import { useFieldControl } from "./field-control.ts";

/** Multi-line text. Users can change its height. */
export function TextArea(props: ComponentProps<"textarea">) {
  const control = useFieldControl();
  return <StyledTextArea {...control} {...props} />;
}

const StyledTextArea = styled.textarea`
  ${controlStyles}
  min-height: 96px;
  padding-block: 12px;
  line-height: 1.375rem;
  resize: vertical;
`;
