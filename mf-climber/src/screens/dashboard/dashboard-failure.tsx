import type { ComponentProps } from "react";

import { DidNotLoad } from "../../gym-routes/did-not-load.tsx";
import { InItsPlace } from "./dashboard-layout.ts";

export const DashboardFailure = (props: ComponentProps<typeof DidNotLoad>) => (
  <InItsPlace>
    <DidNotLoad {...props} />
  </InItsPlace>
);
