import { type ReactNode, useId } from "react";

import { styled } from "@topout/shared/platform";
import { typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

interface FieldCardProps {
  title: string;
  children: ReactNode;
}

/** A group of fields of the form. */
export function FieldCard({ title, children }: FieldCardProps) {
  const id = useId();

  return (
    <Box role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 8px;
  padding: 16px;

  > h2 {
    font: ${typography.h3};
  }
`;
