import type { ReactNode } from "react";

import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { ButtonLink } from "./button-link.tsx";
import { X } from "./icons.ts";
import { Logo } from "./logo.tsx";
import { StepList, type StepListProps } from "./step-list.tsx";

interface StepHeaderProps extends StepListProps {
  title: string;
  /** Whether the step shows the title itself. */
  isTitleHidden?: boolean;
  /** Below the title, on desktop. */
  note?: ReactNode;
  /** Beside the title. Render it on desktop only, as phones show no title. */
  titleAction?: ReactNode;
  /** Before the close button, for example who takes part. */
  children?: ReactNode;
  /** Where the close button leads. */
  closeTo: string;
}

/** The header of a screen with steps, instead of the frame's. */
export const StepHeader = ({
  title,
  isTitleHidden = false,
  note,
  titleAction,
  steps,
  step,
  stepPaths,
  closeTo,
  children,
}: StepHeaderProps) => (
  <Bar>
    <Brand to={paths.dashboard} aria-label="Topout, dashboard">
      <Logo size={36} />
    </Brand>
    <Heading data-hidden={isTitleHidden}>
      <div>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {titleAction}
    </Heading>
    <StepList steps={steps} step={step} stepPaths={stepPaths} />
    {children}
    <Close to={closeTo} variant="ghost" aria-label="Close">
      <X size={22} />
    </Close>
  </Bar>
);

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid ${color.line};

  ${media.desktop} {
    min-height: 68px;
    padding: 0 28px;
  }
`;

/** On phones, only screen readers have it. */
const Heading = styled.div`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  white-space: nowrap;

  &[data-hidden="true"] {
    display: none;
  }

  ${media.desktop} {
    position: static;
    flex: 1.4;
    gap: 8px;
    align-items: center;
    width: auto;
    min-width: 0;
    height: auto;
    overflow: visible;

    &[data-hidden] {
      display: flex;
    }

    > div {
      min-width: 0;
    }

    h1,
    p {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }

  h1 {
    font: ${typography.h2};
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
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
