import { openTestApi, recordFileChecksums } from "@topout/api/testing";
import { createOutbox } from "@topout/shared/outbox/engine";
import {
  notifications,
  outboxState,
  QueryClientProvider,
  setOutboxLoader,
  signIn,
  signOut,
} from "@topout/shared/platform";
import { installWebLocks } from "@topout/shared/testing";
import { cleanup, render } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { MemoryRouter } from "react-router-dom";

import { LazyOutboxStatus } from "../../outbox/lazy-outbox-status.tsx";
import { createQueryClient } from "../../providers/create-query-client.ts";
import { createWorld, type World } from "./create-world.ts";
import { connectFaultyNetwork } from "./faulty-network.ts";
import { readEffects } from "./read-effects.ts";

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens the page of a signed-in admin, with an API and a database of its own. */
export async function openPage(prepare: (world: World) => Promise<unknown> = async () => {}) {
  const api = await openTestApi();
  recordFileChecksums(api);
  const world = await createWorld(api);
  await prepare(world);
  const network = connectFaultyNetwork(api);
  installWebLocks();
  signIn(world.admin.token);
  const client = createQueryClient();
  const outbox = createOutbox(client);
  setOutboxLoader(async () => outbox);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter useTransitions={false}>
        <LazyOutboxStatus />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await outbox.replay();

  return {
    api,
    world,
    network,
    client,
    outbox,
    readEffects: () => readEffects(api),
    close: async () => {
      cleanup();
      await outbox.dispose();
      await client.cancelQueries();
      client.clear();
      network.disconnect();
      signOut();
      outboxState.setState(outboxState.getInitialState(), true);
      notifications.setState({ list: [] });
      localStorage.clear();
      globalThis.indexedDB = new IDBFactory();
      await api.close();
    },
  };
}
