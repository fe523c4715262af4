import { color, typography } from "@topout/shared/theme";

/** As text, because the drawing of the feed has no styled components. */
export const badgeStyles = {
  box: `
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 5px;
    min-height: 26px;
    padding: 0 9px;
    border-radius: 8px;
    background: ${color.sunken};
    color: ${color["text-2"]};
    font: ${typography.micro};
    font-weight: 680;
    white-space: nowrap;
  `,
  icon: "margin-left: -2px;",
  accent: `
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  `,
};
