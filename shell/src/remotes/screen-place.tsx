import { type ReactNode, Suspense, useEffect, useState } from "react";

import { LoadingBar } from "../fallbacks/loading-bar.tsx";
import { ModuleBoundary } from "./module-boundary.tsx";
import type { ScreenSource } from "./screen-source.ts";
import { screenPainted } from "./warming.ts";

interface ScreenPlaceProps {
  source: ScreenSource;
  /** Begins the sentence "… did not arrive." */
  missing: string;
  waiting?: ReactNode;
  /** What stands in for the screen is put on this: a layer needs one, a page does not. */
  stage?: (standIn: ReactNode) => ReactNode;
}

const loading = <LoadingBar />;
const bare = (standIn: ReactNode) => standIn;

/** Where a screen appears: that it is on its way, the screen, or what to do when it does not come. */
export function ScreenPlace({
  source,
  missing,
  waiting = loading,
  stage = bare,
}: ScreenPlaceProps) {
  const [tries, setTries] = useState(0);
  const [Screen, setScreen] = useState(source.current);

  const retry = () => {
    source.retry();
    setScreen(source.current);
    setTries(tries + 1);
  };

  return (
    <ModuleBoundary
      key={tries}
      missing={missing}
      retries={source.retries()}
      onRetry={retry}
      stage={stage}
    >
      <Suspense fallback={stage(waiting)}>
        <Screen />
        <Painted />
      </Suspense>
    </ModuleBoundary>
  );
}

/** Mounted together with the screen, so it knows when that is there. */
function Painted() {
  useEffect(screenPainted, []);
  return null;
}
