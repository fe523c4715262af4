import { type ComponentType, lazy } from "react";

/** React.lazy for an optional component. Renders nothing if it fails to load. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
};
