import type { ReactNode } from "react";

import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { Check } from "./icons.ts";

export interface StepListProps {
  steps: readonly string[];
  /** The index of the current step. */
  step: number;
  /** Where the steps lead. The user can go back to those before the current one. */
  stepPaths?: readonly string[] | undefined;
}

/** The steps of a screen, with the current one. */
export const StepList = ({ steps, step, stepPaths }: StepListProps) => (
  <Steps aria-label="Steps">
    {steps.map((name, index) => (
      <li key={name} aria-current={index === step ? "step" : undefined}>
        <StepLink to={index < step ? stepPaths?.[index] : undefined}>
          <i data-done={index < step}>{index < step ? <Check size={16} /> : index + 1}</i>
          <span>{name}</span>
        </StepLink>
      </li>
    ))}
  </Steps>
);

const StepLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? children : <Back to={to}>{children}</Back>;

/** The target has 44 px. */
const Back = styled(Link)`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: -8px;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font: ${typography.label};

  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    color: ${color["text-2"]};
  }

  > li + li::before {
    content: "";
    flex: none;
    width: 12px;
    height: 2px;
    border-radius: 2px;
    background: ${color.line};
  }

  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${color["line-strong"]};
    border-radius: 50%;
    font-style: normal;
  }

  i[data-done="true"] {
    border-color: transparent;
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }

  li[aria-current] i {
    border-color: transparent;
    background: ${color.text};
    color: ${color.bg};
  }

  li[aria-current] span {
    color: ${color.text};
  }

  ${media.compact} {
    li:not([aria-current]) span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      white-space: nowrap;
    }
  }

  ${media.desktop} {
    flex: 3;
  }
`;
