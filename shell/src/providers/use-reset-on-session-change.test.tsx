import { climbQueries, gymQueries, userQueries } from "@topout/shared/api";
import { signOut, useQuery, useQueryClient, useSession } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { renderWithApi } from "../testing/render.ts";

/** Shows the current user, and whether their climbs are still cached. */
function Page() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const me = useQuery({ ...userQueries.me(), enabled: isSignedIn });
  const gyms = useQuery(gymQueries.list());
  const climbs = useQueryClient().getQueryData(climbQueries.mine().queryKey);

  return (
    <>
      <p>{me.data?.username ?? "visitor"}</p>
      <p>{gyms.data?.length ?? "no"} gyms</p>
      <p>{climbs ? "climbs cached" : "no climbs cached"}</p>
    </>
  );
}

/** Caches a result that no component uses. */
function CachedPage() {
  useQueryClient().setQueryData(climbQueries.mine().queryKey, []);
  return <Page />;
}

const open = () =>
  renderWithApi({
    seed: async (api) => {
      await api.seed.gym();
      const other = await api.signIn({ username: "joana_s" });
      await api.signIn({ username: "robin.k" });
      return { other };
    },
    render: () => <CachedPage />,
  });

/** Simulates a sign-in in another tab. */
const signInInOtherTab = (token: string) => {
  localStorage.setItem("topout.token", token);
  dispatchEvent(new StorageEvent("storage", { key: "topout.token" }));
};

describe("useResetOnSessionChange", () => {
  test("removes the user's data on sign-out", async () => {
    await open();
    await screen.findByText("robin.k");

    signOut();

    expect(await screen.findByText("visitor")).toBeVisible();
    expect(screen.getByText("no climbs cached")).toBeVisible();
  });

  test("keeps public data on sign-out and does not fetch it again", async () => {
    await open();
    await screen.findByText("robin.k");
    await screen.findByText("1 gyms");
    const fetchSpy = vi.spyOn(globalThis, "fetch");

    signOut();

    await screen.findByText("visitor");
    expect(screen.getByText("1 gyms")).toBeVisible();
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  test("shows only the new user's data after a sign-in in another tab", async () => {
    const { data } = await open();
    await screen.findByText("robin.k");

    signInInOtherTab(data.other.token);

    expect(await screen.findByText("joana_s")).toBeVisible();
    expect(screen.queryByText("robin.k")).not.toBeInTheDocument();
    expect(screen.getByText("no climbs cached")).toBeVisible();
  });
});
