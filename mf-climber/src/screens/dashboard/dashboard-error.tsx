import type { ComponentProps } from "react";

import { LoadError } from "../../gym-routes/load-error.tsx";
import { MessageArea } from "./dashboard-layout.ts";

export const DashboardError = (props: ComponentProps<typeof LoadError>) => (
  <MessageArea>
    <LoadError {...props} />
  </MessageArea>
);
