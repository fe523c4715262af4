import { styled } from "@topout/shared/platform";
import { typography } from "@topout/shared/theme";

import { Progress } from "./progress.tsx";

interface ToastProgressProps {
  label: string;
  /** In percent. */
  value: number;
}

/** The bar and the percentage. Screen readers announce the notification once, not every percent. */
export const ToastProgress = ({ label, value }: ToastProgressProps) => (
  <Row aria-live="off">
    <Progress label={label} value={value} />
    <span>{`${Math.round(value)}%`}</span>
  </Row>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px;
  align-items: center;
  margin-top: 9px;
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
`;
