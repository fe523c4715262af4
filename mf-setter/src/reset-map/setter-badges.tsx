import { memo, useId } from "react";

import { imageUrls } from "@topout/shared/api";
import type { UserRef } from "@topout/shared/contract";
import { getName, type Point } from "@topout/shared/domain";

interface SetterBadgesProps {
  dots: readonly (Point & { readonly id: string })[];
  /** The other setters of dots, by the ids of their routes. */
  setters: ReadonlyMap<string, UserRef>;
  /** Of the dots, on a zoomed map. */
  scale: number;
}

/** At the top right of a dot, in layout units. */
const OFFSET = 8;
const RADIUS = 4.6;

/** The photo of the setter on each dot of another setter, or the first letter of the name. */
export const SetterBadges = memo(function SetterBadges(props: SetterBadgesProps) {
  const { dots, setters, scale } = props;
  const offset = OFFSET * scale;
  const radius = RADIUS * scale;
  const prefix = useId();
  const badges = dots.flatMap(({ id, x, y }) => {
    const setter = setters.get(id);
    return setter ? { id, x: x + offset, y: y - offset, setter } : [];
  });
  const users = [...new Map(badges.map(({ setter }) => [setter.id, setter])).values()];
  const toPhotoId = ({ id }: UserRef) => `${prefix}${id}`;

  return (
    <g aria-hidden="true" className="setter-badges">
      {users.map((user) => (
        <SetterPhoto key={user.id} id={toPhotoId(user)} url={imageUrls.avatar(user)} />
      ))}
      {badges.map(({ id, x, y, setter }) => (
        <g key={id}>
          <circle cx={x} cy={y} r={radius} />
          {setter.has_profile_photo ? (
            <circle cx={x} cy={y} r={radius} fill={`url(#${toPhotoId(setter)})`} />
          ) : (
            <text x={x} y={y + 0.3 * scale}>
              {getInitial(setter)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

/** One image for all badges of a setter. */
const SetterPhoto = ({ id, url }: { id: string; url: string | undefined }) =>
  url && (
    <pattern id={id} width={1} height={1} viewBox="0 0 1 1" preserveAspectRatio="xMidYMid slice">
      <image href={url} width={1} height={1} preserveAspectRatio="xMidYMid slice" />
    </pattern>
  );

/** A letter outside of the basic plane has two code units. */
const getInitial = (user: UserRef) => Array.from(getName(user))[0]?.toUpperCase();
