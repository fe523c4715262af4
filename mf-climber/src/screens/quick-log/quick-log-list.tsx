import { useMyClimbs } from "@topout/shared/api";
import { countClimbsByRoute } from "@topout/shared/domain";
import { styled, useSession } from "@topout/shared/platform";
import { typography } from "@topout/shared/theme";
import {
  Card,
  EmptyState,
  HoldGlyph,
  LoadWarning,
  SearchField,
  SkeletonScreen,
  Skeleton,
} from "@topout/shared/ui";
import { type ReactNode, useMemo } from "react";

import { LoadError } from "../../gym-routes/load-error.tsx";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";
import { QuickLogRow } from "./quick-log-row.tsx";
import { StrippedProjectRow } from "./stripped-project-row.tsx";
import { type RouteGroup, suggestRoutes } from "./suggest-routes.ts";
import { useStrippedProjects } from "./use-stripped-projects.ts";

interface QuickLogListProps {
  gymId: string;
  query: string;
  onSearch: (query: string) => void;
  onOpen: (routeId: string) => void;
}

/** A search of the gym's routes, and suggestions before the user types. */
export function QuickLogList({ gymId, query, onSearch, onOpen }: QuickLogListProps) {
  const { routes, circuits, isPending, error, isError, retry, optionalQueries } =
    useGymRoutes(gymId);
  const strippedProjects = useStrippedProjects(gymId, routes, circuits);
  const isSignedIn = useSession((session) => session.token !== null);
  const { climbs } = useMyClimbs();
  const groups = useMemo(() => suggestRoutes(routes, climbs ?? [], query), [routes, climbs, query]);
  const isEmpty =
    groups.every((group) => group.routes.length === 0) &&
    (query !== "" || strippedProjects.length === 0);
  const counts = useMemo(() => climbs && countClimbsByRoute(climbs), [climbs]);

  if (isError) return <LoadError title="The routes couldn't load" error={error} onRetry={retry} />;
  if (isPending) return <QuickLogSkeleton />;
  return (
    <>
      <SearchField label="Search routes" value={query} onSearch={onSearch} />
      <LoadWarning queries={optionalQueries} />
      {isEmpty && <NoRoutes query={query} />}
      {groups.map((group) => (
        <Group key={group.title} {...group}>
          {(gymRoute) => (
            <QuickLogRow
              key={gymRoute.route.id}
              gymRoute={gymRoute}
              sends={counts && (counts.get(gymRoute.route.id)?.sends ?? 0)}
              canLog={isSignedIn}
              onOpen={onOpen}
            />
          )}
        </Group>
      ))}
      {query === "" && (
        <Group title="Stripped projects" routes={strippedProjects}>
          {(gymRoute) => (
            <StrippedProjectRow key={gymRoute.route.id} gymRoute={gymRoute} onOpen={onOpen} />
          )}
        </Group>
      )}
    </>
  );
}

interface GroupProps extends RouteGroup {
  children: (gymRoute: RouteGroup["routes"][number]) => ReactNode;
}

function Group({ title, routes, children }: GroupProps) {
  if (routes.length === 0) return null;
  return (
    <Section aria-label={title}>
      <h3>{title}</h3>
      <Card as="ul">{routes.map(children)}</Card>
    </Section>
  );
}

const NoRoutes = ({ query }: { query: string }) => (
  <EmptyState
    illustration={<HoldGlyph skin="green" state="unsent" size={42} />}
    title={query === "" ? "No routes yet" : `No routes match “${query}”`}
    hint={
      query === ""
        ? "Search for the route you climbed. Your projects and recent routes will appear here."
        : "Search by name, grade, location, style or circuit."
    }
  />
);

const QuickLogSkeleton = () => (
  <SkeletonScreen label="Loading routes…">
    <Section as="div">
      <Skeleton style={{ height: 48, borderRadius: 14 }} />
      <Skeleton style={{ height: 260, borderRadius: 20 }} />
    </Section>
  </SkeletonScreen>
);

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > h3 {
    font: ${typography.h3};
  }
`;
