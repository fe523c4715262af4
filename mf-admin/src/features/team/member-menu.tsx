import { media } from "@topout/shared/theme";
import {
  Calendar,
  LogOut,
  MenuItem,
  MoreMenu,
  Pencil,
  UserX,
  useMediaQuery,
} from "@topout/shared/ui";

import type { MemberDialogKind } from "./member-dialog-props.ts";

interface MemberMenuProps {
  username: string;
  isSelf: boolean;
  onSelect: (kind: MemberDialogKind) => void;
}

/** What a manager can do with a member. On wide screens, the row has the role and the end date. */
export function MemberMenu({ username, isSelf, onSelect }: MemberMenuProps) {
  const isWide = useMediaQuery(media.desktop);
  return (
    <MoreMenu name={username}>
      {!isWide && (
        <>
          <MenuItem icon={<Pencil size={19} />} onSelect={() => onSelect("role")}>
            Change role
          </MenuItem>
          <MenuItem icon={<Calendar size={19} />} onSelect={() => onSelect("end")}>
            Change end date
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={isSelf ? <LogOut size={19} /> : <UserX size={19} />}
        onSelect={() => onSelect("remove")}
      >
        {isSelf ? "Leave the team" : "Remove"}
      </MenuItem>
    </MoreMenu>
  );
}
