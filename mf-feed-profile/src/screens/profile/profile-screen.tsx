import { isApiError, useMe } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import { isSameUsername } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Navigate, useLocation, useParams, useQuery } from "@topout/shared/platform";
import { useEffect } from "react";

import { HiddenProfile, ProfileError, UnknownClimber } from "./unavailable-profile.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { ProfileViewProvider, useProfileView } from "./profile-view.tsx";
import { useStats } from "./use-stats.ts";
import { VisitorViewBanner } from "./visitor-view-banner.tsx";

/** /profile/{username}, and /profile/ for the current user. */
function ProfileScreen() {
  const { user } = useMe();
  const { username = user?.username } = useParams();
  if (username === undefined) return <ProfileSkeleton />;

  return (
    <ProfileViewProvider isOwner={user?.username.toLowerCase() === username.toLowerCase()}>
      <VisitorViewBanner />
      <Profile key={username} username={username} />
    </ProfileViewProvider>
  );
}

export { ProfileScreen as Component };

function Profile({ username }: { username: string }) {
  const { options } = useProfileView();
  const profile = useQuery(profileQueries.detail(username, options));
  const { data, error } = profile;
  const statsQuery = useStats(username);
  useDocumentTitle(data?.username);

  if (isApiError(error, "NOT_FOUND")) return <UnknownClimber username={username} />;
  if (isApiError(error, "PROFILE_NOT_VISIBLE")) return <HiddenProfile username={username} />;
  if (data && !isSameUsername(data.username, username)) return <RedirectToUsername {...data} />;
  if (data) return <ProfilePage profile={data} statsQuery={statsQuery} />;
  if (!profile.isError) return <ProfileSkeleton />;
  return (
    <ProfileError
      error={error}
      onRetry={() => {
        void profile.refetch();
        statsQuery.refetch();
      }}
    />
  );
}

/** An address with a former username leads to its user. */
function RedirectToUsername({ username }: { username: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: paths.profile(username), search, hash }} />;
}

/** Shows the username in the title of the tab. Runs after the shell's layout effect, which sets the title of the screen. */
function useDocumentTitle(username: string | undefined) {
  useEffect(() => {
    if (username !== undefined) document.title = `@${username} · Topout`;
  }, [username]);
}
