import { useUserList } from "@topout/shared/platform";

/** Renders the open user list as text. In the app, the shell renders it above the screen. */
export function UserListText() {
  const { list } = useUserList();
  return (
    <p role="note">
      {list && `${list.title}: ${list.users.map(({ username }) => username).join(", ")}`}
      {list?.moreCount !== undefined && list.moreCount > 0 && ` and ${list.moreCount} more`}
    </p>
  );
}
