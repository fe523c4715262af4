import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { TriangleAlert } from "@topout/shared/ui";
import type { ReactNode } from "react";

interface StaleNoticeProps {
  children?: ReactNode;
}

/** Warns that another admin has saved the gym since the user began. */
export const StaleNotice = ({ children }: StaleNoticeProps) => (
  <Notice role="alert">
    <TriangleAlert size={18} />
    <span>
      Another admin has changed this gym. Your changes are still here. Save again to replace theirs.
      {children}
    </span>
  </Notice>
);

/** A message beside a warning icon. */
export const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 11px 14px;
  border-radius: 14px;
  background: ${color["warning-soft"]};
  color: ${color.warning};
  font: ${typography.small};

  > svg {
    flex: none;
    margin-top: 1px;
  }
`;
