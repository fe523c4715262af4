import type { ReactNode } from "react";

import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { ButtonLink } from "./button-link.tsx";
import { Check, X } from "./icons.ts";
import { Logo } from "./logo.tsx";

interface StepHeaderProps {
  title: string;
  /** Whether the step shows the title itself. */
  isTitleHidden?: boolean;
  steps: readonly string[];
  /** The index of the current step. */
  step: number;
  /** Where the steps lead. The user can go back to those before the current one. */
  stepPaths?: readonly string[];
  /** Before the close button, for example who takes part. */
  children?: ReactNode;
  /** Where the close button leads. */
  closeTo: string;
}

/** The header of a screen with steps, instead of the frame's. */
export const StepHeader = ({
  title,
  isTitleHidden = false,
  steps,
  step,
  stepPaths,
  closeTo,
  children,
}: StepHeaderProps) => (
  <Bar data-title={isTitleHidden ? "hidden" : "visible"}>
    <Brand to={paths.dashboard} aria-label="Topout, dashboard">
      <Logo size={36} />
    </Brand>
    <h1>{title}</h1>
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
    {children}
    <Close to={closeTo} variant="ghost" aria-label="Close">
      <X size={22} />
    </Close>
  </Bar>
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

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid ${color.line};

  > h1 {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    font: ${typography.h2};
    white-space: nowrap;
  }

  &[data-title="hidden"] > h1 {
    display: none;
  }

  ${media.desktop} {
    min-height: 68px;
    padding: 0 28px;

    &[data-title] > h1 {
      display: block;
      position: static;
      flex: 1;
      width: auto;
      height: auto;
    }
  }
`;

const Brand = styled(Link)`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

const Close = styled(ButtonLink)`
  && {
    flex: none;
    color: ${color["text-2"]};
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
