import { useMe } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { ButtonLink } from "@topout/shared/ui";

import { AuthLayout, type AuthLayoutProps } from "./auth-layout.tsx";

/** The layout of a form for visitors. After a login in another tab, it shows a link instead of the form. */
export function VisitorLayout(props: AuthLayoutProps) {
  const { user } = useMe();

  if (!user) return <AuthLayout {...props} />;
  return (
    <AuthLayout
      title="You're logged in"
      description={`You logged in as ${user.username} in another tab.`}
    >
      <ButtonLink to={paths.dashboard} variant="primary" size="large">
        Continue
      </ButtonLink>
    </AuthLayout>
  );
}
