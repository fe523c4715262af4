import { createReturnState, paths } from "@topout/shared/paths";
import { createJsonRequest, type TestApi } from "@topout/api/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { InvitationCards } from "./invitation-cards.tsx";

const EMAIL = "sofia@example.com";

/** Invites the address to the team of Depot, and returns the path of the emailed link. */
async function invite({ seed, signInAgain, runJobs, readSentEmails }: TestApi) {
  const gym = await seed.gym({ name: "Depot" });
  const manager = await seed.user({ username: "robin.k" });
  await seed.member({ user_id: manager.id, gym_id: gym.id, role: "manager" });
  const fetch = await signInAgain(manager);
  const body = { email: EMAIL, role: "setter" };
  await fetch(`/api/gyms/${gym.id}/invitations`, createJsonRequest("POST", body));
  await runJobs();
  const text = (await readSentEmails()).at(-1)?.text ?? "";
  return paths.join(text.match(/\/join\/(\S+)/)?.[1] ?? "");
}

const findCard = () => screen.findByRole("link", { name: "Set at Depot robin.k invites you" });

test("shows an invitation to the verified address of the user", async () => {
  const { data } = await renderWithApi({
    seed: async (api) => {
      await api.signIn({ email: EMAIL, is_verified: true });
      return { path: await invite(api) };
    },
    render: () => <InvitationCards />,
  });

  expect(await findCard()).toHaveAttribute("href", data.path);
});

test("shows the invitation whose link a new user came from, before the address is verified", async () => {
  const { data } = await renderWithApi({
    seed: async (api) => {
      await api.signIn({ email: EMAIL });
      return { path: await invite(api) };
    },
    render: () => <InvitationCards />,
    initialEntry: ({ path }) => ({
      pathname: paths.welcome,
      state: createReturnState({ pathname: path, search: "" }),
    }),
  });

  expect(await findCard()).toHaveAttribute("href", data.path);
});

test("shows one card for an invitation to the verified address, whose link the user came from", async () => {
  await renderWithApi({
    seed: async (api) => {
      await api.signIn({ email: EMAIL, is_verified: true });
      return { path: await invite(api) };
    },
    render: () => <InvitationCards />,
    initialEntry: ({ path }) => ({
      pathname: paths.welcome,
      state: createReturnState({ pathname: path, search: "" }),
    }),
  });

  expect(await findCard()).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
