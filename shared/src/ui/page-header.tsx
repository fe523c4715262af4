import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";

/** A screen's title and actions. */
export function PageHeader({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <Header>
      <h1>{title}</h1>
      {actions}
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  padding: 10px 0 14px;
`;
