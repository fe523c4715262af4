import { Component, type ReactNode } from "react";

import { ModuleFault } from "../fallbacks/module-fault.tsx";

interface ModuleBoundaryProps {
  missing: string;
  retries: number;
  onRetry: () => void;
  stage: (standIn: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Keeps a module's failure inside its own place: the frame and the other modules never notice. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { missing, retries, onRetry, stage, children } = this.props;
    if (!this.state.failed) return children;
    return stage(<ModuleFault missing={missing} retries={retries} onRetry={onRetry} />);
  }
}
