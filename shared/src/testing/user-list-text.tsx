import { useUserList } from "@topout/shared/platform";

/** Shows the open user list as text. In the app the shell shows it, above any screen. */
export function UserListText() {
  const { list } = useUserList();
  return (
    <p role="note">
      {list && `${list.title}: ${list.users.map(({ username }) => username).join(", ")}`}
    </p>
  );
}
