import type { ComponentProps } from "react";

import { styled } from "@topout/shared/platform";

import { controlStyles } from "./control-styles.ts";
import { useFieldControl } from "./field.tsx";

/** For text of several lines; whoever types may make it taller. */
export function TextArea(props: ComponentProps<"textarea">) {
  const control = useFieldControl();
  return <Box {...control} {...props} />;
}

const Box = styled.textarea`
  ${controlStyles}
  min-height: 96px;
  padding-block: 12px;
  line-height: 22px;
  resize: vertical;
`;
