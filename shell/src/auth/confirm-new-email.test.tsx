import { createJsonRequest, readJson, TEST_PASSWORD } from "@topout/api/testing";
import { patterns } from "@topout/shared/paths";
import { Route, Routes } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { getEmailedPath } from "../testing/get-emailed-path.ts";
import { renderWithApi } from "../testing/render.ts";
import { VerifyScreen } from "./verify-screen.tsx";

const EMAIL = "robin@example.com";
const NEW_EMAIL = "robin@moved.example";

test("a link that changes the address shows the new one, and changes it after a click", async () => {
  const { api, user } = await renderWithApi({
    seed: async (testApi) => {
      await testApi.signIn({ email: EMAIL });
      const body = { password: TEST_PASSWORD, email: NEW_EMAIL };
      await testApi.fetch("/api/users/me/change_email", createJsonRequest("POST", body));
      return { path: await getEmailedPath(testApi) };
    },
    render: () => (
      <Routes>
        <Route path={patterns.verify} element={<VerifyScreen />} />
        <Route path="/login" element="the login" />
      </Routes>
    ),
    initialEntry: ({ path }) => path,
  });
  const readAccount = async () => readJson(await api.fetch("/api/users/me"));
  const confirmButton = await screen.findByRole("button", { name: "Confirm email" });
  expect(screen.getByText(`You'll log in with ${NEW_EMAIL} from now on.`)).toBeVisible();
  expect(await readAccount()).toMatchObject({ email: EMAIL });

  await user.click(confirmButton);

  expect(await screen.findByText("the login")).toBeVisible();
  expect(await readAccount()).toMatchObject({ email: NEW_EMAIL });
});
