import { gymQueries, useMe } from "@topout/shared/api";
import type { Action } from "@topout/shared/contract";
import { createReturnState, paths } from "@topout/shared/paths";
import { Link, NavLink, useLocation, useQuery } from "@topout/shared/platform";
import { Button, ButtonLink, lazyOptional, Logo } from "@topout/shared/ui";
import { Suspense } from "react";

import { loadWithRetry } from "../fallbacks/load-with-retry.ts";
import { GymSwitcher } from "./gym-switcher.tsx";
import { getNavigation } from "./navigation.ts";

/** Not in the first load, because most first visits have no account. */
const UserMenu = lazyOptional(() =>
  loadWithRetry(async () => (await import("./user-menu.tsx")).UserMenu),
);

interface TopBarProps {
  hasGymSwitcher: boolean;
  /** The switcher lists only the gyms in which the user may do this. */
  gymAction?: Action | undefined;
}

/** The header. Only screens of a gym have the gym switcher. */
export function TopBar({ hasGymSwitcher, gymAction }: TopBarProps) {
  const { user } = useMe();
  // Reads the cached list. The switcher fetches it.
  const { data: gyms, isLoadingError } = useQuery({ ...gymQueries.first(), enabled: false });
  const hasNoGyms = isLoadingError || gyms?.length === 0;

  return (
    <header className="topbar" data-no-gyms={hasNoGyms || undefined}>
      <Link className="brand" to={paths.dashboard} aria-label="Topout, dashboard">
        <Logo size={36} />
        <b>topout</b>
      </Link>
      {hasGymSwitcher && !isLoadingError && <GymSwitcher action={gymAction} />}
      <nav className="links" aria-label="Main">
        {getNavigation(user).mainLinks.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <AccountControl />
    </header>
  );
}

function AccountControl() {
  const { isSignedIn, user, isSettled, refetch } = useMe();
  const location = useLocation();

  if (user) {
    return (
      <Suspense fallback={accountSkeleton}>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  if (!isSettled) return accountSkeleton;
  return (
    <span className="account login">
      {isSignedIn ? (
        <Button aria-label="Retry loading your account" onClick={() => void refetch()}>
          Retry
        </Button>
      ) : (
        <ButtonLink to={paths.login} state={createReturnState(location)}>
          Login
        </ButtonLink>
      )}
    </span>
  );
}

const accountSkeleton = <i className="account" aria-hidden="true" />;
