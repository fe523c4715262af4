import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useId,
  useMemo,
  useState,
} from "react";

import type { Layout } from "@topout/shared/contract";
import {
  BoundsRect,
  type Box,
  clipLayer,
  Floor,
  getHomeBox,
  getHomeView,
  HALO_RADIUS,
  MapCard,
  MapControls,
  mapFocusRing,
  mapLayer,
  MapGround,
  toViewBox,
  useCamera,
} from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";

import { getDotScale } from "./dot-scale.ts";
import { getDownView } from "./get-down-view.ts";
import type { ResetDot } from "./reset-dot.tsx";
import { resetMapStyles } from "./reset-map-styles.ts";

/** The camera of the map of a reset. It shows at first which of the dots come down, otherwise the whole gym. */
export function useResetCamera(layout: Layout, dots: readonly ResetDot[] = []) {
  const homeBox = useMemo(() => getHomeBox(layout), [layout]);
  const [initialView] = useState(() => getDownView(dots, homeBox));
  const toScale = (view: typeof initialView) => getDotScale((view ?? getHomeView(homeBox)).zoom);
  const [dotScale, setDotScale] = useState(() => toScale(initialView));
  const camera = useCamera(homeBox, {
    initialView,
    // A transition does not delay the next gesture.
    onViewChange: (view) => startTransition(() => setDotScale(toScale(view))),
  });
  return { homeBox, dotScale, ...camera };
}

export type ResetCamera = ReturnType<typeof useResetCamera>;

interface ResetMapProps extends ComponentProps<"div"> {
  map: ResetCamera;
  layout: Layout;
  /** What the keys do. */
  keyHint?: string;
  /** Below the walls: the areas. */
  ground: ReactNode;
  /** The dots. */
  children: ReactNode;
  /** Above the dots. Neither taps nor screen readers reach it. */
  overlay: ReactNode;
  /** Above the overlay: what changes with each tap. The browser then paints neither the dots nor the overlay again. */
  selection?: ReactNode;
}

/** The drawing of a gym during a reset. The other props are those of the element that receives the input. */
export function ResetMap({
  map,
  layout,
  keyHint,
  ground,
  children,
  overlay,
  selection,
  ...rest
}: ResetMapProps) {
  const { homeBox, dotScale, frame, drawing, camera } = map;
  const hintId = useId();
  return (
    <Card>
      {/* Contains names of routes and areas. */}
      <Frame ref={frame} translate="no" tabIndex={0} aria-describedby={keyHint && hintId} {...rest}>
        <Drawing ref={drawing} style={{ "--dot-scale": dotScale }}>
          <MapGround />
          <svg role="presentation" viewBox={toViewBox(homeBox)}>
            <g aria-hidden="true">{ground}</g>
            <Floor lines={layout.lines} />
            <BoundsRect homeBox={homeBox} padding={HALO_RADIUS} />
            {children}
          </svg>
          <Layer homeBox={homeBox}>{overlay}</Layer>
          <Layer homeBox={homeBox}>{selection}</Layer>
        </Drawing>
      </Frame>
      {keyHint && <VisuallyHidden id={hintId}>{keyHint}</VisuallyHidden>}
      <MapControls camera={camera} />
    </Card>
  );
}

interface LayerProps {
  homeBox: Box;
  children: ReactNode;
}

/** How far names and tags are drawn beyond the position of their dot, in layout units. */
const LAYER_EXTENT = 32;

const Layer = ({ homeBox, children }: LayerProps) => (
  <svg aria-hidden="true" viewBox={toViewBox(homeBox)}>
    <BoundsRect homeBox={homeBox} padding={LAYER_EXTENT} />
    {children}
  </svg>
);

const Card = styled(MapCard)`
  min-height: 0;
  border: 0;
  border-radius: 0;

  > [role="group"] {
    right: 10px;
    left: auto;
  }

  ${media.desktop} {
    > [role="group"] {
      right: 20px;
      bottom: 20px;
    }
  }
`;

const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: pointer;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  ${clipLayer}
  ${mapFocusRing}
`;

const Drawing = styled.div`
  ${mapLayer}
  ${resetMapStyles}
`;
