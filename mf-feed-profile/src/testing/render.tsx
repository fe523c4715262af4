import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { onTestFinished } from "vitest";

import { connectBrowser, createTestApi, type TestApi } from "@topout/api/testing";
import {
  MemoryRouter,
  QueryClient,
  QueryClientProvider,
  signIn,
  signOut,
} from "@topout/shared/platform";

interface Scene<Given> {
  /** What the server has before the screen is opened. Whoever signs in here is signed in on the screen. */
  given: (api: TestApi) => Promise<Given>;
  show: (given: Given) => ReactElement;
  /** The address that the screen is opened at. */
  at?: string;
}

/** Opens a screen on the real API, which runs in process over a database of its own. */
export async function renderWithApi<Given>({ given, show, at = "/" }: Scene<Given>) {
  const api = await createTestApi();
  const connection = connectBrowser(api);
  const made = await given({
    ...api,
    signIn: async (roles) => {
      const visitor = await api.signIn(roles);
      signIn(visitor.token);
      return visitor;
    },
  });
  onTestFinished(signOut);

  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{show(made)}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, connection, given: made, user: userEvent.setup() };
}
