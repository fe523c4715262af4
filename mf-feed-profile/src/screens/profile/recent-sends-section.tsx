import type { PublicUser } from "@topout/shared/contract";
import { ErrorState } from "@topout/shared/ui";

import { RecentSends } from "../../features/recent-sends/recent-sends.tsx";
import { getToday } from "../../time/days.ts";
import { useClock } from "../../time/use-clock.ts";
import { RecentSendsSkeleton } from "./profile-skeleton.tsx";
import { useRecentSends } from "./use-recent-sends.ts";

export function RecentSendsSection({ user }: { user: PublicUser }) {
  const today = useClock(getToday);
  const { sends, error, refetch } = useRecentSends(user);

  if (error) {
    return <ErrorState title="The recent sends couldn't load" error={error} onRetry={refetch} />;
  }
  if (!sends) return <RecentSendsSkeleton />;
  return <RecentSends sends={sends} today={today} />;
}
