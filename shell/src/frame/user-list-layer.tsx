import { imageUrls } from "@topout/shared/api";
import { hideUserList, useUserList } from "@topout/shared/platform";
import { UserListDialog } from "@topout/shared/ui";

/** The list of people that a screen has asked for. */
export function Component() {
  const shown = useUserList();
  if (!shown) return null;

  const users = shown.users.map(({ id, username, has_profile_photo }) => ({
    id,
    username,
    photo: has_profile_photo ? imageUrls.profilePhoto(id) : undefined,
  }));
  return <UserListDialog title={shown.title} users={users} onClose={hideUserList} />;
}
