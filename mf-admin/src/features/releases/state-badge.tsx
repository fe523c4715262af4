import { Badge, ChartNoAxesColumn, Check, OctagonAlert, PowerOff } from "@topout/shared/ui";

import type { PartState } from "./release-part.ts";

export function StateBadge({ state }: { state: PartState }) {
  switch (state) {
    case "halted":
      return (
        <Badge tone="danger" icon={<OctagonAlert size={14} />}>
          Halted
        </Badge>
      );
    case "switchedOff":
      return <Badge icon={<PowerOff size={14} />}>Switched off</Badge>;
    case "goingOut":
      return (
        <Badge tone="accent" icon={<ChartNoAxesColumn size={14} />}>
          Going out
        </Badge>
      );
    case "live":
      return (
        <Badge tone="success" icon={<Check size={14} />}>
          Live
        </Badge>
      );
  }
}
