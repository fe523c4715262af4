import { imageUrls } from "@topout/shared/api";
import { getName, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, radius, shadow, typography } from "@topout/shared/theme";
import { Avatar } from "@topout/shared/ui";

import type { Addition } from "./use-addition.ts";

/** Says what another setter has just added. */
export const AdditionPill = ({ addition }: { addition: Addition | undefined }) => (
  <Region role="status" translate="no">
    {addition && (
      <Pill>
        <Avatar photo={imageUrls.avatar(addition.user)} size={28} />
        <span>{formatAddition(addition)}</span>
      </Pill>
    )}
  </Region>
);

/** The username of a deleted account is empty. */
function formatAddition({ user, count }: Addition) {
  const name = getName(user);
  return name === ""
    ? plural(count, {
        one: "Another setter added 1 route",
        other: `Another setter added ${count} routes`,
      })
    : plural(count, { one: `${name} added 1`, other: `${name} added ${count}` });
}

/** Outside the flow, so that it takes no room from the map. */
const Region = styled.div`
  position: absolute;
  top: 12px;
  left: 50%;
  transform: translateX(-50%);
  pointer-events: none;

  ${media.desktop} {
    top: 20px;
    left: 20px;
    transform: none;
  }
`;

const Pill = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 4px 14px 4px 4px;
  background: ${color.text};
  border-radius: ${radius.full};
  box-shadow: ${shadow[2]};
  color: ${color.bg};
  font: ${typography.label};
  white-space: nowrap;
`;
