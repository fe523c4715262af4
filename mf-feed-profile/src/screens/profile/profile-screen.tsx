import { isApiError, useMe } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import { useParams, useQuery } from "@topout/shared/platform";

import { HiddenProfile, UnknownClimber } from "./unavailable-profile.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { useSends } from "./use-sends.ts";

/** /profile/{username}, and /profile/ for the current user. */
function ProfileScreen() {
  const { user } = useMe();
  const { username = user?.username } = useParams();

  return username === undefined ? (
    <ProfileSkeleton />
  ) : (
    <Profile key={username} username={username} />
  );
}

export { ProfileScreen as Component };

function Profile({ username }: { username: string }) {
  const profile = useQuery({
    ...profileQueries.byUsername(username),
    meta: { handledErrors: true },
  });
  const { data, error } = profile;
  const sendsQuery = useSends(username);

  if (isApiError(error, "NOT_FOUND")) return <UnknownClimber username={username} />;
  if (isApiError(error, "PROFILE_NOT_VISIBLE")) return <HiddenProfile username={username} />;
  if (data) return <ProfilePage profile={data} sendsQuery={sendsQuery} />;
  if (!profile.isError) return <ProfileSkeleton />;
  return (
    <ProfileSkeleton
      onRetry={() => {
        void profile.refetch();
        sendsQuery.refetch();
      }}
    />
  );
}
