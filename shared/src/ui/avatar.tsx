import { useState } from "react";

import { styled, useRenewed } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { User } from "./icons.ts";

interface AvatarProps {
  /** Address of the person's photo, where there is one. */
  photo?: string | undefined;
  /** In pixels. */
  size?: 22 | 28 | 34 | 40 | 52 | 64 | 72 | 96 | 128;
}

/** A face beside a name that is said in words: the picture itself says nothing. */
export function Avatar({ photo: address, size = 40 }: AvatarProps) {
  const photo = useRenewed(address);
  const [broken, setBroken] = useState<string>();
  const box = { width: size, height: size };

  if (photo === undefined || photo === broken) {
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
      onError={() => setBroken(photo)}
    />
  );
}

const Disc = styled.span<{ src?: string; alt?: string; loading?: "lazy"; decoding?: "async" }>`
  flex: none;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color["text-2"]};
  object-fit: cover;

  /* Rows and buttons style the spans in them; this one keeps its middle. */
  && {
    display: grid;
    place-items: center;
  }
`;
