import type { ComponentProps } from "react";

import { styled } from "@topout/shared/platform";

import { controlLook } from "./control-look.ts";
import { useFieldControl } from "./field.tsx";

/** For text of several lines; whoever types may make it taller. */
export function TextArea(props: ComponentProps<"textarea">) {
  const control = useFieldControl();
  return <Box {...control} {...props} />;
}

const Box = styled.textarea`
  ${controlLook}
  min-height: 96px;
  padding-block: 12px;
  line-height: 22px;
  resize: vertical;
`;
