import { styled } from "@topout/shared/platform";
import { color, radius, space, typography } from "@topout/shared/theme";
import { Puzzle, tNuts } from "@topout/shared/ui";
import type { ReactNode } from "react";

interface FallbackProps {
  tone?: "warning" | "accent";
  /** Use it for errors, so that screen readers announce them immediately. */
  role?: "alert";
  title: string;
  hint: string;
  children: ReactNode;
}

/** Shown in place of a screen: a dashed box with an explanation and actions. */
export function Fallback({ tone = "warning", role, title, hint, children }: FallbackProps) {
  return (
    <Box role={role}>
      <Tile data-tone={tone}>
        <Puzzle size={24} />
      </Tile>
      <h1>{title}</h1>
      <p>{hint}</p>
      <Actions>{children}</Actions>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: min(620px, calc(100dvh - 132px - var(--bar)));
  margin-top: ${space(4)};
  padding: ${space(5)};
  border: 1.5px dashed ${color["line-strong"]};
  border-radius: ${radius.lg};
  background-color: ${color.subtle};
  ${tNuts}
  text-align: center;

  [data-frame="bare"] & {
    margin: ${space(4)};
  }

  > h1 {
    font: ${typography.h3};
  }

  > p {
    max-width: 36ch;
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};

  &[data-tone="warning"] {
    background: ${color["warning-soft"]};
    color: ${color.warning};
  }

  &[data-tone="accent"] {
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-top: 2px;
`;
