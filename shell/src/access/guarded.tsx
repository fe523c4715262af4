import { cameFrom, paths } from "@topout/shared/paths";
import { Navigate, useLocation } from "@topout/shared/platform";
import type { ReactNode } from "react";

import { LateSkeleton } from "../fallbacks/late-skeleton.tsx";
import { ModuleFault } from "../fallbacks/module-fault.tsx";
import { admits, type ScreenAccess } from "./admits.ts";
import { useMe } from "./use-me.ts";

interface GuardedProps {
  access: ScreenAccess;
  children: ReactNode;
}

/** Lets in whom a screen is for. Everybody else is led home, or back to where a login began. */
export function Guarded({ access, children }: GuardedProps) {
  const { user, settled, failed, ask } = useMe();
  const { state } = useLocation();

  if (access === "all") return children;
  if (!settled) return access === "anonymous" ? null : <LateSkeleton />;
  if (failed && access !== "anonymous") {
    return <ModuleFault missing="Your account" retries={0} onRetry={() => void ask()} />;
  }
  if (!admits(access, user)) return <Navigate to={cameFrom(state) ?? paths.dashboard} replace />;
  return children;
}
