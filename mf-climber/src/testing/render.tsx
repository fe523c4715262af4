import type { ReactNode } from "react";

import { connectBrowser, createTestApi, type TestApi } from "@topout/api/testing";
import {
  MemoryRouter,
  preferences,
  QueryClient,
  QueryClientProvider,
  signIn,
  signOut,
} from "@topout/shared/platform";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";

/** Renders over the real API, in process: what was given is there before anything is drawn. */
export async function renderWithApi<Given>(
  given: (api: TestApi) => Promise<Given>,
  view: (given: Given) => { element: ReactNode; path?: string },
) {
  const api = await createTestApi();
  const network = connectBrowser(api);
  const found = await given(api);
  const { element, path = "/" } = view(found);

  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
  });
  const before = preferences.getInitialState();
  onTestFinished(() => {
    signOut();
    preferences.setState(before, true);
  });

  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, network, found, user: userEvent.setup() };
}

/** Signs somebody in, in the browser too. */
export async function asClimber(api: TestApi) {
  const { user, token } = await api.signIn();
  signIn(token);
  return user;
}
