import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { formatSendCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography, type Skin } from "@topout/shared/theme";
import { Card, HoldGlyph, RouteThumbnail } from "@topout/shared/ui";

/** The skin of a circuit, and its initial if other circuits have the same skin. */
export interface CircuitAppearance {
  readonly skin: Skin;
  readonly initial: string | undefined;
}

interface RouteSummaryProps {
  route: Route;
  appearance: CircuitAppearance;
}

/** A route in a dialog: photo, name, location and sends. */
export function RouteSummary({ route, appearance: { skin, initial } }: RouteSummaryProps) {
  return (
    <Box>
      <RouteThumbnail
        photo={route.has_image ? imageUrls.routeThumbnail(route) : undefined}
        skin={skin}
        holdSize={28}
        style={{ width: 56, height: 56 }}
      />
      <div>
        <b>
          <HoldGlyph skin={skin} initial={initial} size={16} />
          <span translate="no">{` ${route.name}`}</span>
        </b>
        <small>{`${route.location} · ${formatSendCount(route.climb_count)}`}</small>
      </div>
    </Box>
  );
}

const Box = styled(Card)`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 16px;

  b {
    display: flex;
    gap: 7px;
    align-items: center;
    font: ${typography.h3};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
