import { type ReactNode, useId } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

interface SettingsCardProps {
  title: string;
  children: ReactNode;
}

/** A section of the settings that does not belong to the form. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();

  return (
    <Box as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

interface SettingsRowProps {
  title: string;
  description: ReactNode;
  /** The button of the row. */
  action?: ReactNode;
}

export const SettingsRow = ({ title, description, action }: SettingsRowProps) => (
  <Row>
    <p>
      <b>{title}</b>
      <span>{description}</span>
    </p>
    {action}
  </Row>
);

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 16px;

  button {
    max-width: 100%;
    white-space: normal;
  }

  > h2 {
    margin-bottom: 4px;
    font: ${typography.h3};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 16px;
  padding: 10px 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  /* Aligns the label of the ghost button with the text. The hover background extends beyond it. */
  > [data-variant="dangerGhost"] {
    margin-inline: -18px;
  }

  > p {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  b {
    display: block;
    color: ${color.text};
    font: ${typography.label};
  }
`;
