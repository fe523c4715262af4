import { circuitQueries, routeQueries } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { styled, useQuery } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { ErrorState, Skeleton } from "@topout/shared/ui";
import { useState } from "react";

import { CircuitList } from "../../features/circuits/circuit-list.tsx";
import { GradingDialog } from "../../features/gym-form/grading-dialog.tsx";
import { EditImageDialog } from "../../features/gym-form/edit-image-dialog.tsx";
import { EditInfoDialog } from "../../features/gym-form/edit-info-dialog.tsx";
import { TeamCard } from "../../features/team/team-card.tsx";
import { GymCard, type GymDialog, type LayoutPart } from "./gym-card.tsx";

interface GymViewProps {
  gym: Gym;
  onEditLayout: (part: LayoutPart) => void;
}

/** The details, the team and the circuits of a gym, with the dialogs to edit them. */
export function GymView({ gym, onEditLayout }: GymViewProps) {
  const [dialog, setDialog] = useState<GymDialog>();
  const close = () => setDialog(undefined);

  return (
    <Columns>
      <Column>
        <GymCard gym={gym} onEditLayout={onEditLayout} onEdit={setDialog} />
        <TeamCard gym={gym} />
      </Column>
      <GymCircuits gymId={gym.id} />
      {dialog === "info" && <EditInfoDialog gym={gym} onClose={close} />}
      {dialog === "grades" && <GradingDialog gym={gym} onClose={close} />}
      {dialog === "image" && <EditImageDialog gym={gym} onClose={close} />}
    </Columns>
  );
}

function GymCircuits({ gymId }: { gymId: string }) {
  const circuits = useQuery(circuitQueries.listByGym(gymId));
  const routes = useQuery(routeQueries.listByGym(gymId));

  if (circuits.data) {
    const routeCounts = new Map<string, number>();
    for (const { circuit_id: id } of routes.data ?? []) {
      routeCounts.set(id, (routeCounts.get(id) ?? 0) + 1);
    }
    return <CircuitList gymId={gymId} circuits={circuits.data} routeCounts={routeCounts} />;
  }
  if (circuits.isPending) return <Skeleton style={{ height: 420 }} />;
  return (
    <ErrorState
      title="The circuits couldn't load"
      error={circuits.error}
      isRetrying={circuits.isFetching}
      onRetry={() => void circuits.refetch()}
    />
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${media.desktop} {
    grid-template-columns: 2fr minmax(0, 1fr);
    gap: 24px;
  }
`;
