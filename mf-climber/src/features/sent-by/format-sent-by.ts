import type { SentBy } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";

const MAX_NAMES = 2;

/** "joana_s, tom.beta and 22 others". Users who hide their sends are counted, but not named. */
export function formatSentBy({ users, num_users }: SentBy): string {
  const names = users.slice(0, MAX_NAMES).map(({ username }) => username);
  const others = num_users - names.length;
  if (num_users === 0) return "Nobody yet";
  if (names.length === 0) return formatCount(num_users, "climber");
  if (others === 0) return names.join(" and ");
  return `${names.join(", ")} and ${formatCount(others, "other")}`;
}
