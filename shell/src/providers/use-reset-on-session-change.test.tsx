import { climbQueries, gymQueries, userQueries } from "@topout/shared/api";
import { signOut, useQuery, useQueryClient, useSession } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { renderWithApi } from "../testing/render.ts";

/** Who is signed in, and whether their climbs are still known when nobody shows them. */
function Page() {
  const signedIn = useSession(({ token }) => token !== null);
  const me = useQuery({ ...userQueries.me(), enabled: signedIn });
  const gyms = useQuery(gymQueries.list());
  const climbs = useQueryClient().getQueryData(climbQueries.mine().queryKey);

  return (
    <>
      <p>{me.data?.username ?? "nobody"}</p>
      <p>{gyms.data?.length ?? "no"} gyms</p>
      <p>{climbs ? "climbs kept" : "no climbs kept"}</p>
    </>
  );
}

/** Leaves an answer in the cache that no screen shows. */
function Remembering() {
  useQueryClient().setQueryData(climbQueries.mine().queryKey, []);
  return <Page />;
}

const open = () =>
  renderWithApi({
    seed: async (api) => {
      await api.given.gym();
      const other = await api.signIn({ username: "joana_s" });
      await api.signIn({ username: "robin.k" });
      return { other };
    },
    render: () => <Remembering />,
  });

/** As the browser tells a tab of what another tab did. */
const inAnotherTab = (token: string) => {
  localStorage.setItem("topout.token", token);
  dispatchEvent(new StorageEvent("storage", { key: "topout.token" }));
};

describe("when somebody signs out", () => {
  test("nothing of theirs is left on the page", async () => {
    await open();
    await screen.findByText("robin.k");

    signOut();

    expect(await screen.findByText("nobody")).toBeVisible();
    expect(screen.getByText("no climbs kept")).toBeVisible();
  });

  test("what everybody is shown stays, and is not asked for again", async () => {
    await open();
    await screen.findByText("robin.k");
    await screen.findByText("1 gyms");
    const calls = vi.spyOn(globalThis, "fetch");

    signOut();

    await screen.findByText("nobody");
    expect(screen.getByText("1 gyms")).toBeVisible();
    expect(calls).not.toHaveBeenCalled();
  });
});

describe("when somebody else signs in, in another tab", () => {
  test("this tab shows theirs, and nothing of who was here before", async () => {
    const { data } = await open();
    await screen.findByText("robin.k");

    inAnotherTab(data.other.token);

    expect(await screen.findByText("joana_s")).toBeVisible();
    expect(screen.queryByText("robin.k")).not.toBeInTheDocument();
    expect(screen.getByText("no climbs kept")).toBeVisible();
  });
});
