import { paths } from "@topout/shared/paths";
import { ButtonLink, OffRoute } from "@topout/shared/ui";

/** Shown for an unknown path. */
const NotFoundScreen = () => (
  <OffRoute hint="There's no page here. Check the address, or head back to solid ground.">
    <ButtonLink to={paths.dashboard} variant="primary" size="large">
      Back to dashboard
    </ButtonLink>
  </OffRoute>
);

export { NotFoundScreen as Component };
