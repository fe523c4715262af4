import { type ReactNode, useLayoutEffect, useState } from "react";
import { Router } from "react-router-dom";

import { createBrowserHistory } from "./browser-history.ts";

/** React renders a navigation immediately, not in a transition. Otherwise a tap could act on the previous URL. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ navigator, initialState, listen }] = useState(createBrowserHistory);
  const [{ location, navigationType }, setState] = useState(initialState);
  useLayoutEffect(() => listen(setState), [listen]);

  return (
    <Router
      location={location}
      navigationType={navigationType}
      navigator={navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
