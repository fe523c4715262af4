import { useLayoutEffect } from "react";

import { OVER_PAGE, type OverPage } from "@topout/shared/theme";

/**
 * Says that this lies over the page, as long as it is mounted; see `under`. The count is kept in the document: each
 * remote has a copy of this module.
 */
export function useOverPage(what: OverPage, does = true): void {
  useLayoutEffect(() => {
    if (!does) return undefined;
    change(OVER_PAGE[what], 1);
    return () => change(OVER_PAGE[what], -1);
  }, [what, does]);
}

function change(attribute: string, by: number) {
  const root = document.documentElement;
  const count = Number(root.getAttribute(attribute)) + by;
  if (count > 0) root.setAttribute(attribute, String(count));
  else root.removeAttribute(attribute);
}
