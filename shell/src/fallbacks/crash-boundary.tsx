import { Component, type ReactNode } from "react";

import { Crash } from "./crash.tsx";

/** The last resort: what fails outside of every module's own boundary. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}
