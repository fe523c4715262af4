import { createReturnState, paths } from "@topout/shared/paths";
import { NavLink, useLocation, useSession } from "@topout/shared/platform";
import { Activity, House, Logo, Settings, User } from "@topout/shared/ui";

const ICON_SIZE = 23;

/** The navigation bar on phones. */
export function BottomBar() {
  const signedIn = useSession(({ token }) => token !== null);
  const location = useLocation();

  return (
    <nav className="bottombar" aria-label="Main, below">
      <NavLink to={paths.dashboard} end>
        <House size={ICON_SIZE} />
        Home
      </NavLink>
      <NavLink to={paths.feed}>
        <Activity size={ICON_SIZE} />
        Feed
      </NavLink>
      <NavLink className="middle" to={paths.routeSetting} aria-label="Route Setting">
        <Logo size={50} />
      </NavLink>
      <NavLink to={paths.settings}>
        <Settings size={ICON_SIZE} />
        Settings
      </NavLink>
      {signedIn ? (
        <NavLink to={paths.ownProfile}>
          <User size={ICON_SIZE} />
          Profile
        </NavLink>
      ) : (
        <NavLink to={paths.login} state={createReturnState(location)}>
          <User size={ICON_SIZE} />
          Profile
        </NavLink>
      )}
    </nav>
  );
}
