import { Component, type ReactNode } from "react";

import { ModuleError } from "../fallbacks/module-error.tsx";
import { NotReleased } from "../fallbacks/not-released.tsx";
import { isScreenNotReleasedError } from "./screen-not-released.ts";

interface ModuleBoundaryProps {
  subject: string;
  retryCount: number;
  onRetry: () => void;
  renderFallback: (fallback: ReactNode) => ReactNode;
  children: ReactNode;
}

interface ModuleBoundaryState {
  hasError: boolean;
  isReleased: boolean;
}

/** An error boundary for one screen or overlay. If it fails, the frame and the other overlays keep working. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, ModuleBoundaryState> {
  override state: ModuleBoundaryState = { hasError: false, isReleased: true };

  static getDerivedStateFromError(error: unknown): ModuleBoundaryState {
    return { hasError: true, isReleased: !isScreenNotReleasedError(error) };
  }

  override render() {
    const { subject, retryCount, onRetry, renderFallback, children } = this.props;
    const { hasError, isReleased } = this.state;
    if (!hasError) return children;
    if (!isReleased) return renderFallback(<NotReleased subject={subject} onRetry={onRetry} />);
    return renderFallback(
      <ModuleError subject={subject} retryCount={retryCount} onRetry={onRetry} />,
    );
  }
}
