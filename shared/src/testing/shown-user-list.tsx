import { useUserList } from "@topout/shared/platform";

/** Stands for the shell, which shows the list of people over any screen. */
export function ShownUserList() {
  const { list } = useUserList();
  return (
    <p role="note">
      {list && `${list.title}: ${list.users.map(({ username }) => username).join(", ")}`}
    </p>
  );
}
