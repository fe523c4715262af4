import { TEST_LIMITS, TEST_PASSWORD, type TestApi } from "@topout/api/testing";
import { notifications } from "@topout/shared/platform";
import { screen } from "@testing-library/react";

import { Component as SettingsScreen } from "../screens/settings/settings-screen.tsx";
import { createRender } from "./render.ts";

interface Options {
  failingCalls?: RegExp;
  /** Whether the user has another session, in Firefox on Android. */
  isSignedInElsewhere?: boolean;
  limits?: Partial<typeof TEST_LIMITS>;
}

/** Returns the token of a new session in Firefox on Android. */
export async function logIn(
  api: Pick<TestApi, "fetchAnonymously">,
  { email, password }: { email: string; password: string },
) {
  const response = await api.fetchAnonymously("/api/auth/jwt/login", {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
    headers: { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Firefox/130.0" },
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

/** Opens the settings of robin.k. Another user, joana_s, exists. */
export async function openSettings({ failingCalls, isSignedInElsewhere, limits }: Options = {}) {
  const render = createRender({ config: { limits: { ...TEST_LIMITS, ...limits } } });
  const view = await render({
    seed: async (api) => {
      await api.seed.user({ username: "joana_s" });
      const gym = await api.seed.gym({ name: "Gritworks Leeds" });
      const me = await api.signIn({ username: "robin.k", about: "Weekend boulderer" });
      if (isSignedInElsewhere) {
        await logIn(api, { email: me.user.email, password: TEST_PASSWORD });
      }
      return { gym, me };
    },
    render: () => <SettingsScreen />,
    initialEntry: "/settings",
    ...(failingCalls && { failingCalls }),
  });
  await screen.findByLabelText("Username");
  const fetchMe = async () => (await view.data.me.fetch("/api/users/me")).json();
  return { ...view, fetchMe };
}

export const getSaveButton = () => screen.getByRole("button", { name: "Save" });
export const getUsernameField = () => screen.getByLabelText("Username");
export const getNotifications = () => notifications.getState().list;
