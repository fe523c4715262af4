import { AuthGate } from "@topout/shared/api";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { ErrorState } from "@topout/shared/ui";

import { AccountData } from "../../features/account-data/account-data.tsx";
import { Security } from "../../features/security/security.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSkeleton } from "./settings-skeleton.tsx";

/** /settings */
function SettingsScreen() {
  return (
    <Page>
      <h1>Settings</h1>
      <AuthGate
        loading={<SettingsSkeleton />}
        unauthenticated={<SettingsSkeleton />}
        renderError={(retry) => <ErrorState title="Your settings couldn't load" {...retry} />}
      >
        {(user) => (
          <>
            <SettingsForm key={user.id} user={user} />
            <Security user={user} />
            <AccountData user={user} />
          </>
        )}
      </AuthGate>
    </Page>
  );
}

export { SettingsScreen as Component };

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 680px;
  margin: 0 auto;
  padding-top: 4px;

  ${media.desktop} {
    padding-top: 26px;
  }
`;
