import { connectBrowser, createTestApi, type TestApi } from "@topout/api/testing";
import { MemoryRouter, notifications, signIn, signOut } from "@topout/shared/platform";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { onTestFinished } from "vitest";

import { createQueryClient } from "../providers/create-query-client.ts";
import { Providers } from "../providers/providers.tsx";

interface Scene<Given> {
  /** What the server has before anything is drawn. */
  given?: (api: TestApi) => Promise<Given>;
  show: ReactElement;
  /** The address, with the state that a link may have given to it. */
  at?: string | { pathname: string; state: unknown };
}

/** Draws a part of the shell over the real API, which runs in process. */
export async function renderWithApi<Given>({ given, show, at = "/" }: Scene<Given>) {
  const api = await createTestApi();
  const network = connectBrowser(api);
  const made = await given?.(api);
  onTestFinished(() => {
    signOut();
    notifications.setState({ list: [] });
  });

  render(
    <Providers client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>{show}</MemoryRouter>
    </Providers>,
  );
  return { api, network, made, user: userEvent.setup() };
}

/** Signs somebody in, in the browser too. */
export async function signedIn(api: TestApi, roles?: Parameters<TestApi["signIn"]>[0]) {
  const visitor = await api.signIn(roles);
  signIn(visitor.token);
  return visitor;
}
