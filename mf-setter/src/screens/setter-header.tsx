import type { ReactNode } from "react";

import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { ButtonLink, ChevronLeft, useMediaQuery } from "@topout/shared/ui";

interface SetterHeaderProps {
  title: string;
  /** Below the title, announced when it changes. */
  status?: ReactNode;
  /** At the right end. */
  action?: ReactNode;
}

/** The title of a screen that setters open from Route Setting. On desktop, the row of circuits leads back. */
export function SetterHeader({ title, status, action }: SetterHeaderProps) {
  const isDesktop = useMediaQuery(media.desktop);
  return (
    <Header>
      {!isDesktop && (
        <ButtonLink
          variant="ghost"
          to={paths.routeSetting}
          icon={<ChevronLeft size={22} />}
          aria-label="Back to the routes"
        />
      )}
      <div>
        <h1>{title}</h1>
        {status !== undefined && <p role="status">{status}</p>}
      </div>
      {action}
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  padding: 8px 0 12px;

  /* Aligns the icon with the left edge. */
  > a {
    gap: 0;
    width: 44px;
    margin-left: -12px;
    padding: 0;
  }

  > a[data-variant] {
    color: ${color.text};
  }

  p {
    min-height: 18px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  > button {
    margin-left: auto;
  }
`;
