import { createReturnState, paths } from "@topout/shared/paths";
import { styled, useLocation } from "@topout/shared/platform";
import { ButtonLink, LogIn } from "@topout/shared/ui";

/** Shown to visitors instead of the log buttons. After the login, the user returns to the current location. */
export function LoginLink() {
  const location = useLocation();
  return (
    <WideLink
      to={paths.login}
      state={createReturnState(location)}
      variant="primary"
      size="large"
      icon={<LogIn size={20} aria-hidden="true" />}
    >
      Login
    </WideLink>
  );
}

const WideLink = styled(ButtonLink)`
  width: 100%;
`;
