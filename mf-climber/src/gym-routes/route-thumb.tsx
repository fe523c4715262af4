import { useState } from "react";

import { imageUrls } from "@topout/shared/api";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { HoldGlyph, tNuts } from "@topout/shared/ui";

import type { ListedRoute } from "./listed-route.ts";

interface RouteThumbProps {
  listed: ListedRoute;
  /** In pixels. */
  size: 56 | 76;
}

/** The route's photo, or its hold on a T-nut board. */
export function RouteThumb({ listed: { route, skin }, size }: RouteThumbProps) {
  const [broken, setBroken] = useState<string>();
  const source = imageUrls.routeThumbnail(route);

  if (!route.has_image || broken === source) {
    return (
      <Board style={{ width: size, height: size }}>
        <HoldGlyph skin={skin} size={size / 2} />
      </Board>
    );
  }
  return (
    <Photo
      src={source}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(source)}
    />
  );
}

const Photo = styled.img`
  flex: none;
  border-radius: 14px;
  background: ${color.sunken};
  object-fit: cover;
`;

const Board = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: 14px;
  background-color: ${color.sunken};
  ${tNuts}
`;
