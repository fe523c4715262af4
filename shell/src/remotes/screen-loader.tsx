import { useMe } from "@topout/shared/api";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";

import { ScreenLoading } from "../fallbacks/screen-loading.tsx";
import { SwitchedOff } from "../fallbacks/switched-off.tsx";
import { ModuleBoundary } from "./module-boundary.tsx";
import { startIdlePrefetch } from "./prefetch.ts";
import { checkRegistryNow } from "./registry-updates.ts";
import type { ScreenSource } from "./screen-source.ts";
import { useOffReason } from "./switched-off.ts";

interface ScreenLoaderProps {
  source: ScreenSource;
  /** The subject of "… couldn't load." */
  subject: string;
  loading?: ReactNode;
  /** Wraps the loading state and the error. An overlay needs a container, a page does not. */
  renderFallback?: (fallback: ReactNode) => ReactNode;
}

const renderUnwrapped = (fallback: ReactNode) => fallback;

const screenLoading = <ScreenLoading />;

/** Shows a screen, its loading state, or a fallback with Retry. */
export function ScreenLoader({ renderFallback = renderUnwrapped, ...props }: ScreenLoaderProps) {
  const reason = useOffReason(props.source.remoteScreen?.remote);
  if (reason === undefined) return <LoadedScreen {...props} renderFallback={renderFallback} />;
  return (
    <>
      {renderFallback(
        <SwitchedOff subject={props.subject} reason={reason} onRetry={checkRegistryNow} />,
      )}
      <MountEffect />
    </>
  );
}

function LoadedScreen({
  source,
  subject,
  loading = screenLoading,
  renderFallback,
}: ScreenLoaderProps & { renderFallback: (fallback: ReactNode) => ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const [Screen, setScreen] = useState(source.getComponent);

  const retry = () => {
    source.retry();
    setScreen(source.getComponent);
    setAttempt(attempt + 1);
  };

  return (
    <ModuleBoundary
      key={attempt}
      remote={source.remoteScreen?.remote}
      subject={subject}
      // The source counts from its last success. A screen that loads can still fail on every attempt, if the browser
      // has cached the failure of a script that the screen imports.
      retryCount={Math.max(source.getRetryCount(), attempt)}
      onRetry={retry}
      renderFallback={renderFallback}
    >
      <Suspense fallback={renderFallback(loading)}>
        <Screen />
        <MountEffect />
      </Suspense>
    </ModuleBoundary>
  );
}

/** Skeletons show without delay or animation for this time, because the document has already shown one. */
const FIRST_LOAD_MS = 2_000;

/** Hides the document's skeletons, because each later screen has its own. */
const hideFirstSkeleton = () => {
  delete window.firstOverlay;
  const { dataset } = document.documentElement;
  if (!dataset["skeleton"]) return;
  dataset["skeleton"] = "";
  delete window.firstSkeleton;
  setTimeout(() => delete dataset["skeleton"], FIRST_LOAD_MS);
};

/** In the same Suspense boundary as the screen, so its effect runs when the screen mounts. */
function MountEffect() {
  const userId = useMe().user?.id;
  useEffect(() => startIdlePrefetch(userId), [userId]);
  useLayoutEffect(hideFirstSkeleton, []);
  return null;
}
