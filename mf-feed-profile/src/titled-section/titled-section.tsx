import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { tracking, typography } from "@topout/shared/theme";

interface TitledSectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of the profile with a heading. */
export const TitledSection = ({ title, className, children }: TitledSectionProps) => (
  <Section className={className} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Section>
);

const Section = styled.section`
  > h2 {
    margin-bottom: 9px;
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }
`;
