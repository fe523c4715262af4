import { imageUrls } from "@topout/shared/api";
import type { Activity } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled, useUserList } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { AvatarStack } from "@topout/shared/ui";

const MAX_AVATARS = 5;

/** Shows the users who bumped. The server counts all of them, but lists at most 100 and omits hidden profiles. */
export function BumpSummary({ activity }: { activity: Activity }) {
  const list = useUserList();
  const { reactions, num_reactions: count } = activity;
  if (count === 0) return <Text>Be the first to bump</Text>;

  const bumps = plural(count, { one: "1 bump", other: `${count} bumps` });
  if (reactions.length === 0) return <Text>{bumps}</Text>;

  const users = reactions.map((user) => ({ id: user.id, photo: imageUrls.avatar(user) }));
  return (
    <Row
      type="button"
      aria-label={plural(count, {
        one: "1 bump, see who bumped",
        other: `${count} bumps, see who bumped`,
      })}
      onClick={() =>
        list.open({ title: bumps, users: reactions, moreCount: count - reactions.length })
      }
    >
      <AvatarStack users={users} max={MAX_AVATARS} />
      <span>{bumps}</span>
    </Row>
  );
}

const Text = styled.span`
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 44px;
  color: ${color["text-2"]};
  font: ${typography.small};
  font-weight: 560;

  /* On the narrowest phones, more avatars would need a second row, which the drawing of the feed does not have. */
  @media (max-width: 359.98px) {
    > :first-child > :nth-child(n + 4) {
      display: none;
    }
  }
`;
