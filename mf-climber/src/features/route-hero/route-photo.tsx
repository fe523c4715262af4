import { useState } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, type Skin } from "@topout/shared/theme";
import { HoldGlyph, tNuts } from "@topout/shared/ui";

interface RoutePhotoProps {
  route: Route;
  skin: Skin;
}

/** The photo of the route, or the circuit's hold on a T-nut board. */
export function RoutePhoto({ route, skin }: RoutePhotoProps) {
  const [failedSource, setFailedSource] = useState<string>();
  const source = imageUrls.route(route);

  if (!route.has_image || failedSource === source) {
    return (
      <Board>
        <HoldGlyph skin={skin} size={96} />
      </Board>
    );
  }
  // The key clears the previous photo while the next one loads.
  return (
    <Photo
      key={source}
      src={source}
      alt={`Photo of ${route.name}`}
      // Usually cached by the list, so it is visible until the photo is loaded.
      style={{ backgroundImage: `url("${imageUrls.routeThumbnail(route)}")` }}
      decoding="async"
      onError={() => setFailedSource(source)}
    />
  );
}

const Photo = styled.img`
  position: absolute;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 30%;
  background: 50% 30% / cover;
`;

const Board = styled.div`
  --tnut-dot: ${color["board-dot"]};
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding-bottom: 40px;
  background-color: ${color.board};
  ${tNuts}
`;
