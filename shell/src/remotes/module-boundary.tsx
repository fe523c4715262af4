import { isModuleLoadError } from "@topout/shared/domain";
import type { RemoteName } from "@topout/shared/remote";
import { Component, type ReactNode } from "react";

import { recordEvent } from "../report-events/report-events.ts";
import { ModuleError } from "../fallbacks/module-error.tsx";
import { NotReleased } from "../fallbacks/not-released.tsx";
import { isScreenNotReleasedError } from "./screen-not-released.ts";

interface ModuleBoundaryProps {
  /** The remote that contains the screen. Undefined for a screen of the shell. */
  remote: RemoteName | undefined;
  subject: string;
  retryCount: number;
  onRetry: () => void;
  renderFallback: (fallback: ReactNode) => ReactNode;
  children: ReactNode;
}

interface ModuleBoundaryState {
  /** Undefined without an error. */
  failure: "not-released" | "not-loaded" | "crashed" | undefined;
}

/** An error boundary for one screen or overlay. If it fails, the frame and the other overlays keep working. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, ModuleBoundaryState> {
  override state: ModuleBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ModuleBoundaryState {
    if (isScreenNotReleasedError(error)) return { failure: "not-released" };
    return { failure: isModuleLoadError(error) ? "not-loaded" : "crashed" };
  }

  override componentDidCatch(error: unknown) {
    const { remote } = this.props;
    if (isScreenNotReleasedError(error)) return;
    recordEvent(
      isModuleLoadError(error) ? { type: "failedLoad", remote } : { type: "error", error },
    );
  }

  override render() {
    const { subject, retryCount, onRetry, renderFallback, children } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return children;
    return renderFallback(
      failure === "not-released" ? (
        <NotReleased subject={subject} onRetry={onRetry} />
      ) : (
        <ModuleError
          subject={subject}
          hasLoaded={failure === "crashed"}
          retryCount={retryCount}
          onRetry={onRetry}
        />
      ),
    );
  }
}
