import { color, shadow, typography } from "@topout/shared/theme";

/** The styles of the parts of the bar, as text, because the first map draws it without styled components. */
export const newsBarStyles = {
  bar: `
    display: flex;
    align-items: center;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
    box-shadow: ${shadow[1]};
  `,
  open: `
    display: flex;
    flex: 1;
    gap: 6px;
    align-items: center;
    justify-content: space-between;
    min-width: 0;
    min-height: 52px;
    padding: 7px 8px 7px 14px;
    color: ${color["text-2"]};
    font: ${typography.small};
    text-align: start;
  `,
  count: `color: ${color.text}; font-weight: 660;`,
  close: `border-left: 1px solid ${color.line};`,
};
