import { useMe } from "@topout/shared/api";
import { BlockDialog } from "@topout/shared/blocking";
import type { PublicUser } from "@topout/shared/contract";
import { useOverlayState } from "@topout/shared/platform";
import { ReportDialog } from "@topout/shared/reporting";
import { EllipsisVertical, Flag, IconButton, Menu, MenuItem, UserX } from "@topout/shared/ui";

import { REPORTED_PARTS } from "./reported-parts.ts";

/** The actions on the profile of another user. */
export function ProfileMenu({ profile }: { profile: PublicUser }) {
  const { user } = useMe();
  const report = useOverlayState("report");
  const block = useOverlayState("block");
  if (!user || user.id === profile.id) return null;

  const reported = REPORTED_PARTS.find(({ part }) => part === report.value);
  const label = `More about ${profile.username}`;
  return (
    <>
      <Menu
        label={label}
        align="end"
        trigger={(props) => (
          <IconButton {...props} label={label} variant="solid">
            <EllipsisVertical size={20} />
          </IconButton>
        )}
      >
        {REPORTED_PARTS.filter(({ isIn }) => isIn(profile)).map((texts) => (
          <MenuItem
            key={texts.part}
            icon={<Flag size={19} />}
            onSelect={() => report.open(texts.part)}
          >
            {texts.label}
          </MenuItem>
        ))}
        <MenuItem icon={<UserX size={19} />} onSelect={() => block.open(true)}>
          Block
        </MenuItem>
      </Menu>
      {reported && (
        <ReportDialog
          title={reported.title}
          subject={{ type: "user", id: profile.id, part: reported.part }}
          name={`@${profile.username}`}
          note={`${profile.username} will not learn who reported it.`}
          user={user}
          onClose={report.close}
        />
      )}
      {block.value !== undefined && <BlockDialog user={profile} onClose={block.close} />}
    </>
  );
}
