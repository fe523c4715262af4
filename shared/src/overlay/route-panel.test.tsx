import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { describe, expect, test } from "vitest";

import { useTypedSearchParams } from "../search-params/use-typed-search-params.ts";
import { useRouteDeepLink, useRoutePanel } from "./route-panel.ts";

const openAt = (...history: string[]) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter useTransitions={false} initialEntries={history}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useRouteDeepLink();
      const [, setParams] = useTypedSearchParams<"q">();
      return { panel: useRoutePanel(), at: useLocation(), navigate: useNavigate(), setParams };
    },
    { wrapper },
  );
  return {
    does: (step: (now: typeof result.current) => unknown) =>
      act(async () => void step(result.current)),
    address: () => `${result.current.at.pathname}${result.current.at.search}`,
    routeId: () => result.current.panel.routeId,
  };
};

describe("a route's panel", () => {
  test("is open while the address names a route", () => {
    expect(openAt("/feed?route=r1").routeId()).toBe("r1");
    expect(openAt("/feed").routeId()).toBeUndefined();
  });

  test("is closed by back, also after another route was picked", async () => {
    const { does, address } = openAt("/?sort=sent");

    await does(({ panel }) => panel.open("r1"));
    await does(({ panel }) => panel.open("r2"));
    expect(address()).toBe("/?sort=sent&route=r2");

    await does(({ navigate }) => navigate(-1));
    expect(address()).toBe("/?sort=sent");
  });

  test("lies over a screen that may be searched meanwhile, and stays so when the panel closes", async () => {
    const { does, address } = openAt("/feed");
    await does(({ navigate }) => navigate("/"));
    await does(({ panel }) => panel.open("r1"));

    await does(({ setParams }) => setParams({ q: "slab" }));
    expect(address()).toBe("/?route=r1&q=slab");

    await does(({ panel }) => panel.close());
    expect(address()).toBe("/?q=slab");
    await does(({ navigate }) => navigate(-1));
    expect(address()).toBe("/feed");
  });

  test("leaves whoever arrives by its link on the page when back closes it", async () => {
    const { does, address, routeId } = openAt("/feed?route=r1#top");
    expect(address()).toBe("/feed?route=r1");

    await does(({ navigate }) => navigate(-1));

    expect(address()).toBe("/feed");
    expect(routeId()).toBeUndefined();
  });

  test("is closed once, however often that is asked for", async () => {
    const { does, address } = openAt("/admin", "/feed");
    await does(({ panel }) => panel.open("r1"));

    await does(({ panel }) => {
      panel.close();
      panel.close();
    });

    expect(address()).toBe("/feed");
  });

  test("closes to the same place whether it was opened here or came with the address", async () => {
    const opened = openAt("/");
    await opened.does(({ panel }) => panel.open("r1"));
    await opened.does(({ panel }) => panel.close());
    expect(opened.address()).toBe("/");

    const visited = openAt("/feed?route=r1");
    await visited.does(({ panel }) => panel.close());
    expect(visited.address()).toBe("/feed");
  });
});
