import { useState } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, type Skin } from "@topout/shared/theme";
import { HoldGlyph, tNuts } from "@topout/shared/ui";

interface RoutePictureProps {
  route: Route;
  skin: Skin;
  /** What the photo shows, in words. */
  alt: string;
}

/** The wall's photo; without one the circuit's hold on a T-nut board. Either fills the same box. */
export function RoutePhoto({ route, skin, alt }: RoutePictureProps) {
  const [broken, setBroken] = useState<string>();
  const source = imageUrls.route(route);

  if (!route.has_image || broken === source) {
    return (
      <Board>
        <HoldGlyph skin={skin} size={96} />
      </Board>
    );
  }
  // Another photo begins empty, instead of showing the one before until it has come.
  return (
    <Photo key={source} src={source} alt={alt} decoding="async" onError={() => setBroken(source)} />
  );
}

const Photo = styled.img`
  position: absolute;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 30%;
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
