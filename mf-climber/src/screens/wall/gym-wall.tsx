import { useGym } from "@topout/shared/api";
import type { Area } from "@topout/shared/contract";
import { SecondScaleProvider } from "@topout/shared/second-grade";
import { useEffect } from "react";

import { DashboardError } from "../dashboard/dashboard-error.tsx";
import { WallSkeleton } from "./wall-skeleton.tsx";
import { Wall } from "./wall.tsx";

interface GymWallProps {
  gymId: string;
  area: Area;
}

/** Loads the gym of an area. */
export function GymWall({ gymId, area }: GymWallProps) {
  const { gym, query } = useGym(gymId);
  useDocumentTitle(area.name);
  if (gym) {
    return (
      <SecondScaleProvider gymId={gymId}>
        <Wall gym={gym} area={area} />
      </SecondScaleProvider>
    );
  }
  if (!query.isError) return <WallSkeleton />;
  return (
    <DashboardError
      title="The gym couldn't load"
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Runs after the shell's layout effect, which sets the title of the screen. */
function useDocumentTitle(name: string) {
  useEffect(() => {
    document.title = `${name} · Topout`;
  }, [name]);
}
