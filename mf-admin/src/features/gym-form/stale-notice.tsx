import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { TriangleAlert } from "@topout/shared/ui";

/** Warns that another admin has changed the gym since the user opened the form. */
export const StaleNotice = () => (
  <Notice role="alert">
    <TriangleAlert size={18} />
    <span>
      Another admin has changed this gym. Your changes are still here. Save again to replace theirs.
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
