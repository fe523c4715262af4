import { useState } from "react";

import { useCurrentGym } from "@topout/shared/api";
import { styled, useOverlayState, useRoutePanel, useSession } from "@topout/shared/platform";
import { SecondScaleProvider } from "@topout/shared/second-grade";
import { EmptyState, HoldGlyph, IconButton, Sheet, X } from "@topout/shared/ui";

import { QuickLogList } from "./quick-log-list.tsx";
import { LoadError } from "../../gym-routes/load-error.tsx";
import { LoginLink } from "../../gym-routes/login-link.tsx";

const TITLE = "Log a climb";

/** The sheet that the logo of the bottom bar opens. */
export function QuickLog() {
  const { value, close } = useOverlayState("quickLog");
  const { open } = useRoutePanel();
  const [query, setQuery] = useState("");
  const isSignedIn = useSession((session) => session.token !== null);

  if (value !== true) return null;
  return (
    <Sheet label={TITLE} onClose={close} footer={isSignedIn ? undefined : <LoginLink />}>
      <Content>
        <Header>
          <h2>{TITLE}</h2>
          <IconButton label="Close" onClick={close}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Header>
        <CurrentGymRoutes query={query} onSearch={setQuery} onOpen={open} />
      </Content>
    </Sheet>
  );
}

interface CurrentGymRoutesProps {
  query: string;
  onSearch: (query: string) => void;
  onOpen: (routeId: string) => void;
}

function CurrentGymRoutes(props: CurrentGymRoutesProps) {
  const { gym, data: gyms, error, isError, refetch } = useCurrentGym();

  if (gym) {
    return (
      <SecondScaleProvider gymId={gym.id}>
        <QuickLogList {...props} gymId={gym.id} />
      </SecondScaleProvider>
    );
  }
  if (isError) {
    return <LoadError title="The gym couldn't load" error={error} onRetry={() => void refetch()} />;
  }
  if (!gyms) return null;
  return (
    <EmptyState
      illustration={<HoldGlyph skin="green" state="unsent" size={42} />}
      title="No gyms yet"
    />
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 16px;
`;

const Header = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
`;
