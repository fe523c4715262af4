import { useMe } from "@topout/shared/api";
import { canOpen } from "@topout/shared/domain";
import { createReturnState, paths, patterns } from "@topout/shared/paths";
import {
  Link,
  matchPath,
  NavLink,
  useLocation,
  useOverlayState,
  useSession,
} from "@topout/shared/platform";
import { Activity, House, Logo, Settings, User } from "@topout/shared/ui";

const ICON_SIZE = 23;

/** The navigation bar on phones and tablets. */
export function BottomBar() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const location = useLocation();
  const { user } = useMe();
  const { username } = matchPath(patterns.profile, location.pathname)?.params ?? {};
  const isOwnProfile =
    matchPath(paths.ownProfile, location.pathname) !== null ||
    (username !== undefined && username.toLowerCase() === user?.username.toLowerCase());

  return (
    <nav className="bottombar" aria-label="Bottom bar">
      <HomeLink />
      <NavLink to={paths.feed}>
        <Activity size={ICON_SIZE} />
        Feed
      </NavLink>
      <MiddleButton />
      <NavLink to={paths.settings}>
        <Settings size={ICON_SIZE} />
        Settings
      </NavLink>
      {isSignedIn ? (
        <Link to={paths.ownProfile} aria-current={isOwnProfile ? "page" : undefined}>
          <User size={ICON_SIZE} />
          Profile
        </Link>
      ) : (
        <NavLink to={paths.login} state={createReturnState(location)}>
          <User size={ICON_SIZE} />
          Profile
        </NavLink>
      )}
    </nav>
  );
}

/** The map of the gym, and the screens that the labels at its walls open. */
const HOME_PATTERNS = [paths.dashboard, patterns.wall, patterns.routeLabel];

function HomeLink() {
  const { pathname } = useLocation();
  const isHome = HOME_PATTERNS.some((pattern) => matchPath(pattern, pathname) !== null);
  return (
    <Link to={paths.dashboard} aria-current={isHome ? "page" : undefined}>
      <House size={ICON_SIZE} />
      Home
    </Link>
  );
}

/** Setters go to route setting. For others, the logo opens the quick log. */
function MiddleButton() {
  const { user } = useMe();
  const quickLog = useOverlayState("quickLog");
  const logo = <Logo size={50} />;

  return canOpen(user, "routeSetting") ? (
    <NavLink className="middle" to={paths.routeSetting} aria-label="Route Setting">
      {logo}
    </NavLink>
  ) : (
    <button
      type="button"
      className="middle"
      aria-label="Log a climb"
      onClick={() => quickLog.open(true)}
    >
      {logo}
    </button>
  );
}
