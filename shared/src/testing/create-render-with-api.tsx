import { render as renderToDocument } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { onTestFinished } from "vitest";

import {
  notifications,
  preferences,
  QueryClient,
  QueryClientProvider,
  signIn,
  signOut,
} from "@topout/shared/platform";

import { installOutbox } from "./install-outbox.ts";

/** Starts the real API in this process. Passed as a parameter, because `shared` must not import `api`. */
interface Server<Api, Roles, SignedInUser, Network> {
  createTestApi: () => Promise<Api & SignInApi<Roles, SignedInUser>>;
  /** Routes the browser's `fetch` to the API until the test ends. */
  connectBrowser: (api: NoInfer<Api>) => Network;
}

interface TestNetwork {
  disconnect: () => void;
  fail: (calls: RegExp) => void;
  hold: (calls: RegExp) => () => void;
}

interface SignInApi<Roles, SignedInUser> {
  signIn: (roles?: Roles) => Promise<SignedInUser>;
}

interface Options {
  createClient?: () => QueryClient;
  /** The providers around every screen of the package. */
  Providers?: ComponentType<{ client: QueryClient; children: ReactNode }>;
}

type Entry = string | { pathname: string; state: unknown };

interface RenderOptions<Api, Data> {
  /** Creates the server's data before the first render. A user signed in here is signed in on the screen. */
  seed: (api: Api) => Promise<Data>;
  render: (data: Data) => ReactElement;
  /** The router's first location. */
  initialEntry?: Entry | ((data: Data) => Entry);
  /** Disconnects the network before the first render. */
  isOffline?: boolean;
  /** The calls that fail from the start, for example `GET /api/gyms`. */
  failingCalls?: RegExp;
  /** The calls that get no response. */
  heldCalls?: RegExp;
}

const createClientWithoutRetry = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Creates a `renderWithApi` that renders a screen against the real API with a separate database. */
export const createRenderWithApi =
  <Api, Roles, SignedInUser extends { token: string }, Network extends TestNetwork>(
    { createTestApi, connectBrowser }: Server<Api, Roles, SignedInUser, Network>,
    { createClient = createClientWithoutRetry, Providers = QueryClientProvider }: Options = {},
  ) =>
  async <Data,>({
    seed,
    render,
    initialEntry = "/",
    isOffline = false,
    failingCalls,
    heldCalls,
  }: RenderOptions<Api, Data>) => {
    const api = await createTestApi();
    const network = connectBrowser(api);
    resetStoresAfterTest();
    const data = await seed({
      ...api,
      signIn: async (roles?: Roles) => {
        const signedInUser = await api.signIn(roles);
        signIn(signedInUser.token);
        return signedInUser;
      },
    });

    if (isOffline) network.disconnect();
    if (failingCalls) network.fail(failingCalls);
    if (heldCalls) network.hold(heldCalls);
    const entry = typeof initialEntry === "function" ? initialEntry(data) : initialEntry;
    const client = createClient();
    installOutbox(client);
    renderToDocument(
      <Providers client={client}>
        <MemoryRouter useTransitions={false} initialEntries={[entry]}>
          {render(data)}
        </MemoryRouter>
      </Providers>,
    );
    return { api, network, data, client, user: userEvent.setup() };
  };

/** The stores are module state. Without a reset, the next test would see this test's state. */
function resetStoresAfterTest() {
  onTestFinished(() => {
    signOut();
    preferences.setState(preferences.getInitialState(), true);
    notifications.setState({ list: [] });
  });
}
