import { Badge, Check } from "@topout/shared/ui";

import type { RouteState } from "./gym-route.ts";

export function RouteStateBadge({ state }: { state: RouteState }) {
  if (state === "attempted") return <Badge tone="attempted">Attempted</Badge>;
  if (state !== "sent") return null;
  return (
    <Badge tone="sent" icon={<Check size={14} aria-hidden="true" />}>
      Sent
    </Badge>
  );
}
