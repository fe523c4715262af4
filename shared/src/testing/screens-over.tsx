import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { onTestFinished } from "vitest";

import {
  MemoryRouter,
  notifications,
  preferences,
  QueryClient,
  QueryClientProvider,
  signIn,
  signOut,
} from "@topout/shared/platform";

/** The real API in process. It is handed in, because shared builds on nobody. */
interface Server<Api, Roles, Visitor, Network> {
  createTestApi: () => Promise<Api & SignsIn<Roles, Visitor>>;
  /** Lets the browser's calls reach it, until the test ends. */
  connectBrowser: (api: NoInfer<Api>) => Network;
}

interface SignsIn<Roles, Visitor> {
  signIn: (roles?: Roles) => Promise<Visitor>;
}

/** What stands around every screen of a package. */
interface Surroundings {
  createClient?: () => QueryClient;
  Providers?: ComponentType<{ client: QueryClient; children: ReactNode }>;
}

type Address = string | { pathname: string; state: unknown };

interface Scene<Api, Given> {
  /** What the server has before the screen is opened. Whoever signs in here is signed in on the screen. */
  given: (api: Api) => Promise<Given>;
  show: (given: Given) => ReactElement;
  /** The address that the screen is opened at. */
  at?: Address | ((given: Given) => Address);
  /** The network is away when the screen opens. */
  offline?: boolean;
}

const withoutRetry = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Makes what opens a screen on the real API, which runs in process over a database of its own. */
export const screensOver =
  <Api, Roles, Visitor extends { token: string }, Network extends { disconnect: () => void }>(
    { createTestApi, connectBrowser }: Server<Api, Roles, Visitor, Network>,
    { createClient = withoutRetry, Providers = QueryClientProvider }: Surroundings = {},
  ) =>
  async <Given,>({ given, show, at = "/", offline = false }: Scene<Api, Given>) => {
    const api = await createTestApi();
    const network = connectBrowser(api);
    forgetAtTheEnd();
    const made = await given({
      ...api,
      signIn: async (roles?: Roles) => {
        const visitor = await api.signIn(roles);
        signIn(visitor.token);
        return visitor;
      },
    });

    if (offline) network.disconnect();
    render(
      <Providers client={createClient()}>
        <MemoryRouter
          useTransitions={false}
          initialEntries={[typeof at === "function" ? at(made) : at]}
        >
          {show(made)}
        </MemoryRouter>
      </Providers>,
    );
    return { api, network, given: made, user: userEvent.setup() };
  };

/** What a browser keeps from one screen to the next, no test finds of another. */
function forgetAtTheEnd() {
  onTestFinished(() => {
    signOut();
    preferences.setState(preferences.getInitialState(), true);
    notifications.setState({ list: [] });
  });
}
