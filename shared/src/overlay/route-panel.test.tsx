import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { describe, expect, test } from "vitest";

import { useTypedSearchParams } from "../search-params/use-typed-search-params.ts";
import { useRouteDeepLink, useRoutePanel } from "./route-panel.ts";

const renderPanel = (...history: string[]) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter useTransitions={false} initialEntries={history}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useRouteDeepLink();
      const [, setParams] = useTypedSearchParams<"q">();
      return {
        panel: useRoutePanel(),
        location: useLocation(),
        navigate: useNavigate(),
        setParams,
      };
    },
    { wrapper },
  );
  return {
    run: (action: (current: typeof result.current) => unknown) =>
      act(async () => void action(result.current)),
    getUrl: () => `${result.current.location.pathname}${result.current.location.search}`,
    getRouteId: () => result.current.panel.routeId,
  };
};

describe("useRoutePanel", () => {
  test("is open while the URL contains a route", () => {
    expect(renderPanel("/feed?route=r1").getRouteId()).toBe("r1");
    expect(renderPanel("/feed").getRouteId()).toBeUndefined();
  });

  test("closes with back, even after another route was selected", async () => {
    const { run, getUrl } = renderPanel("/?sort=sent");

    await run(({ panel }) => panel.open("r1"));
    await run(({ panel }) => panel.open("r2"));
    expect(getUrl()).toBe("/?sort=sent&route=r2");

    await run(({ navigate }) => navigate(-1));
    expect(getUrl()).toBe("/?sort=sent");
  });

  test("keeps search params that changed while it was open", async () => {
    const { run, getUrl } = renderPanel("/feed");
    await run(({ navigate }) => navigate("/"));
    await run(({ panel }) => panel.open("r1"));

    await run(({ setParams }) => setParams({ q: "slab" }));
    expect(getUrl()).toBe("/?route=r1&q=slab");

    await run(({ panel }) => panel.close());
    expect(getUrl()).toBe("/?q=slab");
    await run(({ navigate }) => navigate(-1));
    expect(getUrl()).toBe("/feed");
  });

  test("closes with back without leaving the app after a deep link", async () => {
    const { run, getUrl, getRouteId } = renderPanel("/feed?route=r1#top");
    expect(getUrl()).toBe("/feed?route=r1");

    await run(({ navigate }) => navigate(-1));

    expect(getUrl()).toBe("/feed");
    expect(getRouteId()).toBeUndefined();
  });

  test("goes back only once when it is closed twice", async () => {
    const { run, getUrl } = renderPanel("/admin", "/feed");
    await run(({ panel }) => panel.open("r1"));

    await run(({ panel }) => {
      panel.close();
      panel.close();
    });

    expect(getUrl()).toBe("/feed");
  });

  test("closes to the same URL whether a click or a deep link opened it", async () => {
    const openedInApp = renderPanel("/");
    await openedInApp.run(({ panel }) => panel.open("r1"));
    await openedInApp.run(({ panel }) => panel.close());
    expect(openedInApp.getUrl()).toBe("/");

    const deepLink = renderPanel("/feed?route=r1");
    await deepLink.run(({ panel }) => panel.close());
    expect(deepLink.getUrl()).toBe("/feed");
  });
});
