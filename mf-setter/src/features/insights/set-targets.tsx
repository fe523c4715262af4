import { useMe } from "@topout/shared/api";
import { can } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { ButtonLink } from "@topout/shared/ui";

/** Leads managers to the page where they say how many routes of each grade they want. */
export function SetTargets({ gymId }: { gymId: string }) {
  const { user } = useMe();
  if (!can(user, "editGym", gymId)) return null;
  return (
    <ButtonLink variant="secondary" to={paths.gyms}>
      Set targets
    </ButtonLink>
  );
}
