import { useMyProjects } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { styled, usePendingStatus, withOutbox } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Bookmark, BookmarkCheck, IconButton } from "@topout/shared/ui";

/** Adds the route to the user's projects or removes it. */
export function ProjectToggle({ route }: { route: Pick<Route, "id" | "name"> }) {
  const { routeIds, query } = useMyProjects();
  const isProject = routeIds?.includes(route.id) ?? false;
  const Icon = isProject ? BookmarkCheck : Bookmark;

  const status = usePendingStatus(
    (operation) => operation.type === "toggleProject" && operation.routeId === route.id,
  );

  const toggle = () => {
    const operation = { type: "toggleProject", routeId: route.id, isProject: !isProject } as const;
    void withOutbox((outbox) => outbox.enqueue(operation, route.name));
  };

  return (
    <Toggle
      label="Project"
      aria-pressed={isProject}
      title={status === "Waiting" ? status : undefined}
      data-waiting={status === "Waiting" || undefined}
      isDisabled={query.isLoadingError}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden="true" />
    </Toggle>
  );
}

const Toggle = styled(IconButton)`
  &[data-waiting]::after {
    content: "";
    position: absolute;
    right: 6px;
    bottom: 6px;
    width: 8px;
    height: 8px;
    border: 2px solid ${color["text-3"]};
    border-radius: 50%;
    background: ${color.raised};
  }
`;
