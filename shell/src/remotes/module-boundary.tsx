import { Component, type ReactNode } from "react";

import { ModuleFault } from "../fallbacks/module-fault.tsx";
import { NotReleased } from "../fallbacks/not-released.tsx";
import { isScreenNotReleased } from "./screen-not-released.ts";

interface ModuleBoundaryProps {
  missing: string;
  retries: number;
  onRetry: () => void;
  stage: (standIn: ReactNode) => ReactNode;
  children: ReactNode;
}

interface Caught {
  failed: boolean;
  released: boolean;
}

/** Keeps a module's failure inside its own place: the frame and the other modules never notice. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, Caught> {
  override state: Caught = { failed: false, released: true };

  static getDerivedStateFromError(error: unknown): Caught {
    return { failed: true, released: !isScreenNotReleased(error) };
  }

  override render() {
    const { missing, retries, onRetry, stage, children } = this.props;
    const { failed, released } = this.state;
    if (!failed) return children;
    if (!released) return stage(<NotReleased missing={missing} onRetry={onRetry} />);
    return stage(<ModuleFault missing={missing} retries={retries} onRetry={onRetry} />);
  }
}
