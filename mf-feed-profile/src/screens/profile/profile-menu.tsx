import { useMe } from "@topout/shared/api";
import type { PublicUser } from "@topout/shared/contract";
import { useOverlayState } from "@topout/shared/platform";
import { EllipsisVertical, IconButton, Menu, MenuItem, UserX } from "@topout/shared/ui";

import { BlockDialog } from "../../features/blocks/block-dialog.tsx";

/** What users can do about the profile of somebody else. */
export function ProfileMenu({ profile }: { profile: PublicUser }) {
  const { user } = useMe();
  const block = useOverlayState("block");
  if (!user || user.id === profile.id) return null;

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
        <MenuItem icon={<UserX size={19} />} onSelect={() => block.open(true)}>
          Block
        </MenuItem>
      </Menu>
      {block.value !== undefined && <BlockDialog user={profile} onClose={block.close} />}
    </>
  );
}
