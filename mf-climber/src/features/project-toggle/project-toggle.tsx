import { projectMutations, projectQueries } from "@topout/shared/api";
import { useMutation, useQuery } from "@topout/shared/platform";
import { Bookmark, BookmarkCheck, IconButton } from "@topout/shared/ui";

/** Adds the route to the user's projects or removes it. */
export function ProjectToggle({ routeId }: { routeId: string }) {
  const { data: isProject = false, isLoadingError } = useQuery({
    ...projectQueries.mine(),
    select: (projects) => projects.includes(routeId),
  });
  const toggle = useMutation(projectMutations.toggle());
  const Icon = isProject ? BookmarkCheck : Bookmark;

  return (
    <IconButton
      label="Project"
      aria-pressed={isProject}
      disabled={isLoadingError}
      onClick={() => toggle.mutate({ route: routeId, isProject: !isProject })}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
