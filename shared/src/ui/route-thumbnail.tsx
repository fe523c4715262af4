import { type ComponentProps, useState } from "react";

import { styled } from "@topout/shared/platform";
import { color, radius, type Skin } from "@topout/shared/theme";

import { HoldGlyph } from "./hold-glyph.tsx";
import { tNuts } from "./t-nuts.ts";

interface RouteThumbnailProps extends Pick<ComponentProps<"span">, "className" | "style"> {
  /** URL of the route's photo, if any. */
  photo: string | undefined;
  skin: Skin;
  /** The size of the hold in pixels. */
  holdSize: number;
}

/** The route's photo, or its hold on a T-nut board. Set its size with `style` or `styled(RouteThumbnail)`. */
export function RouteThumbnail({ photo, skin, holdSize, ...box }: RouteThumbnailProps) {
  const [failedUrl, setFailedUrl] = useState<string>();

  if (photo === undefined || photo === failedUrl) {
    return (
      <Board {...box}>
        <HoldGlyph skin={skin} size={holdSize} />
      </Board>
    );
  }
  return (
    <Photo
      {...box}
      src={photo}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(photo)}
    />
  );
}

const Photo = styled.img`
  flex: none;
  border-radius: ${radius.md};
  background: ${color.sunken};
  object-fit: cover;
`;

const Board = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: ${radius.md};
  background-color: ${color.sunken};
  ${tNuts}
`;
