import { type ComponentType, lazy } from "react";

/** A part that the page can do without: it comes when it is needed, and where it does not come nothing is shown. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
};
