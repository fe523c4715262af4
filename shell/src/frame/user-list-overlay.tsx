import { imageUrls } from "@topout/shared/api";
import { useUserList } from "@topout/shared/platform";
import { UserListDialog } from "@topout/shared/ui";

/** Shows the user list that a screen has opened. */
function UserListOverlay() {
  const { list, close } = useUserList();
  if (!list) return null;

  const users = list.users.map((user) => ({ ...user, photo: imageUrls.avatar(user) }));
  return <UserListDialog {...list} users={users} onClose={close} />;
}

export { UserListOverlay as Component };
