import { gymQueries, useMe } from "@topout/shared/api";
import { createReturnState, paths } from "@topout/shared/paths";
import { Link, NavLink, useLocation, useQuery } from "@topout/shared/platform";
import { ButtonLink, Logo } from "@topout/shared/ui";

import { GymSwitcher } from "./gym-switcher.tsx";
import { navigationFor } from "./navigation.ts";
import { UserMenu } from "./user-menu.tsx";

/** The header. Only screens of a gym have the gym switcher. */
export function TopBar({ hasGymSwitcher }: { hasGymSwitcher: boolean }) {
  const { user } = useMe();
  // Reads the cached list. The switcher fetches it.
  const { data: gyms } = useQuery({ ...gymQueries.list(), enabled: false });

  return (
    <header className="topbar" data-no-gyms={gyms?.length === 0 || undefined}>
      <Link className="brand" to={paths.dashboard} aria-label="Topout, dashboard">
        <Logo size={36} />
        <b>topout</b>
      </Link>
      {hasGymSwitcher && <GymSwitcher />}
      <nav className="links" aria-label="Main">
        {navigationFor(user).main.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <AccountControl />
    </header>
  );
}

function AccountControl() {
  const { user, isSettled } = useMe();
  const location = useLocation();

  if (user) return <UserMenu user={user} />;
  if (!isSettled) return <i className="person" aria-hidden="true" />;
  return (
    <span className="person login">
      <ButtonLink to={paths.login} state={createReturnState(location)}>
        Login
      </ButtonLink>
    </span>
  );
}
