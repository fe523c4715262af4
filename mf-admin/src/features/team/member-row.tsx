import { imageUrls } from "@topout/shared/api";
import type { Member } from "@topout/shared/contract";
import { formatDate, formatRole, getName } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Avatar, Badge, ChevronDown, Clock, Select, useMediaQuery } from "@topout/shared/ui";

import { describeEnd, describeOrigin } from "./describe-time.ts";
import type { MemberDialogKind } from "./member-dialog-props.ts";
import { MemberMenu } from "./member-menu.tsx";
import { TeamRow } from "./team-row.ts";
import { useChangeMember } from "./use-change-member.ts";

interface MemberRowProps {
  member: Member;
  gymId: string;
  /** The date at the gym. */
  today: string;
  isSelf: boolean;
  onOpenDialog: (kind: MemberDialogKind) => void;
}

/** A member of the team. Wide screens edit the role and the end date in the row, others in the menu. */
export function MemberRow(props: MemberRowProps) {
  const { member, isSelf, onOpenDialog } = props;
  const isWide = useMediaQuery(media.desktop);
  const { username } = member.user;

  return (
    <TeamRow>
      <Avatar photo={imageUrls.avatar(member.user)} />
      <div>
        <b>
          <Link translate="no" to={paths.profile(username)}>
            {getName(member.user)}
          </Link>
          {member.user.display_name && <small translate="no">{` @${username}`}</small>}
          {isSelf && <small> you</small>}
        </b>
        <p>{isWide ? describeOrigin(member) : <CompactRole {...props} />}</p>
      </div>
      {isWide && <RowControls {...props} />}
      <MemberMenu username={username} isSelf={isSelf} onSelect={onOpenDialog} />
    </TeamRow>
  );
}

function CompactRole({ member, today }: MemberRowProps) {
  return (
    <>
      {describeEnd(member.until, today) && <Clock size={16} />}
      <span>{formatRole(member)}</span>
    </>
  );
}

function RowControls({ member, gymId, today, onOpenDialog }: MemberRowProps) {
  const { username } = member.user;
  const { changeMember, isPending } = useChangeMember(gymId, member);
  const end = describeEnd(member.until, today);
  const date = member.until === null ? "No end date" : formatDate(member.until);

  return (
    <>
      {end && (
        <Badge tone="warning" icon={<Clock size={15} />}>
          {end}
        </Badge>
      )}
      <Select
        size="small"
        aria-label={`Role of ${username}`}
        aria-busy={isPending || undefined}
        value={member.role}
        onChange={({ target }) =>
          changeMember({ role: target.value === "manager" ? "manager" : "setter" })
        }
      >
        <option value="manager">Manager</option>
        <option value="setter">Setter</option>
      </Select>
      <EndDate
        type="button"
        aria-label={`${date}, ${username}`}
        aria-haspopup="dialog"
        data-empty={member.until === null || undefined}
        onClick={() => onOpenDialog("end")}
      >
        {date}
        <ChevronDown size={18} />
      </EndDate>
    </>
  );
}

/** Looks like the small select beside it. */
const EndDate = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 150px;
  min-height: 44px;
  padding: 0 10px 0 13px;
  border: 1.5px solid ${color.line};
  border-radius: 12px;
  background: ${color.surface};
  color: ${color.text};
  font: ${typography.label};
  font-weight: 560;
  cursor: pointer;

  &[data-empty] {
    color: ${color["text-3"]};
  }

  > svg {
    flex: none;
    color: ${color["text-3"]};
  }
`;
