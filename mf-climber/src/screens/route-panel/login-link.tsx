import { createReturnState, paths } from "@topout/shared/paths";
import { styled, useLocation } from "@topout/shared/platform";
import { ButtonLink, LogIn } from "@topout/shared/ui";

/** In the place of the actions, for who is not signed in; from the login one comes back to the route. */
export function LoginLink() {
  const location = useLocation();
  return (
    <Wide
      to={paths.login}
      state={createReturnState(location)}
      variant="primary"
      size="large"
      icon={<LogIn size={20} aria-hidden="true" />}
    >
      Login
    </Wide>
  );
}

const Wide = styled(ButtonLink)`
  width: 100%;
`;
