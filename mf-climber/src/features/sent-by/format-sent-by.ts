import type { SentBy } from "@topout/shared/contract";
import { formatList, plural } from "@topout/shared/domain";

const MAX_NAMES = 2;

/** "joana_s, tom.beta and 22 others". Users who hide their sends are counted, but not named. */
export function formatSentBy({ users, num_users }: SentBy): string {
  const names = users.slice(0, MAX_NAMES).map(({ username }) => username);
  const others = num_users - names.length;
  if (num_users === 0) return "Nobody yet";
  if (names.length === 0) {
    return plural(num_users, { one: "1 climber", other: `${num_users} climbers` });
  }
  if (others === 0) return formatList(names);
  const list = names.join(", ");
  return plural(others, { one: `${list} and 1 other`, other: `${list} and ${others} others` });
}
