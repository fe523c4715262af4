import { type ComponentType, lazy } from "react";

/** React.lazy for a part that the page does not need. If it fails to load, nothing is shown. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
};
