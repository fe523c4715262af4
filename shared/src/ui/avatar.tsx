import { useState } from "react";

import { styled, useCacheBustedUrl } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { User } from "./icons.ts";

interface AvatarProps {
  /** URL of the user's photo, if any. */
  photo?: string | undefined;
  /** In pixels. */
  size?: 22 | 28 | 34 | 40 | 52 | 64 | 72 | 96 | 128;
}

/** Decorative: show the user's name as text beside it. */
export function Avatar({ photo: url, size = 40 }: AvatarProps) {
  const photo = useCacheBustedUrl(url);
  const [failedUrl, setFailedUrl] = useState<string>();
  const box = { width: size, height: size };

  if (photo === undefined || photo === failedUrl) {
    return (
      <Disc style={box}>
        <User size={Math.round(size * 0.5)} />
      </Disc>
    );
  }
  return (
    <Disc
      as="img"
      style={box}
      src={photo}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(photo)}
    />
  );
}

const Disc = styled.span<{ src?: string; alt?: string; loading?: "lazy"; decoding?: "async" }>`
  flex: none;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color["text-2"]};
  object-fit: cover;

  /* Rows and buttons set styles on spans inside them. The doubled selector overrides these. */
  && {
    display: grid;
    place-items: center;
  }
`;
