type ClickEvent = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click opens a link in this tab. With a modifier key, the browser opens another tab or a menu. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: ClickEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
