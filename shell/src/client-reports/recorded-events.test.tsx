import { ApiError } from "@topout/shared/api";
import { ModuleLoadError, NetworkError } from "@topout/shared/domain";
import { render } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { createQueryClient } from "../providers/create-query-client.ts";
import { ModuleBoundary } from "../remotes/module-boundary.tsx";
import { ScreenNotReleasedError } from "../remotes/screen-not-released.ts";
import { type ReportEvent, setEventListener } from "../report-events/report-events.ts";

let events: ReportEvent[] = [];

beforeEach(() => {
  events = [];
  setEventListener((event) => events.push(event));
});

describe("the boundary of a screen", () => {
  const renderFailing = (error: Error) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Failing = () => {
      throw error;
    };
    render(
      <ModuleBoundary
        remote="climber"
        subject="The dashboard"
        retryCount={0}
        onRetry={() => undefined}
        renderFallback={() => "failed"}
      >
        <Failing />
      </ModuleBoundary>,
    );
  };

  test("records the error of a screen", () => {
    const error = new TypeError("no");

    renderFailing(error);

    expect(events).toEqual([{ type: "error", error, path: "/" }]);
  });

  test("records a screen that did not load, with its remote", () => {
    renderFailing(new ModuleLoadError("no"));

    expect(events).toEqual([{ type: "failedLoad", remote: "climber", path: "/" }]);
  });

  test("does not record a screen that is not released", () => {
    renderFailing(new ScreenNotReleasedError("no"));

    expect(events).toEqual([]);
  });
});

describe("a mutation", () => {
  const run = async (failure?: Error, handledErrors: "STALE"[] = []) => {
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, {
      mutationFn: async () => {
        if (failure) throw failure;
      },
      meta: { handledErrors },
    });
    await Promise.allSettled([mutation.execute(undefined)]);
    return events.map((event) => (event.type === "tap" ? event.failure : event.type));
  };
  const stale = new ApiError(409, { detail: "STALE", message: "no" });

  test("is recorded as a tap", async () => {
    expect(await run()).toEqual([undefined]);
  });

  test.each([
    ["the error code of the server", stale, "STALE"],
    ["a lost network", new NetworkError("no"), "NETWORK"],
    ["another error", new Error("no"), "OTHER"],
  ])("is recorded with %s", async (_title, error, reason) => {
    expect(await run(error)).toEqual([reason]);
  });

  test("has not failed if its screen expects the error", async () => {
    expect(await run(stale, ["STALE"])).toEqual([undefined]);
  });
});

test("events before the collector has loaded wait for it, up to a limit", async () => {
  vi.resetModules();
  const early = await import("../report-events/report-events.ts");
  for (let n = 0; n < 60; n += 1) early.recordEvent({ type: "tap" });

  early.setEventListener((event) => events.push(event));
  early.recordEvent({ type: "tap" });

  expect(events).toHaveLength(51);
});

test("errors that no code has caught are recorded", async () => {
  vi.resetModules();
  const { setEventListener: listen, watchErrors } =
    await import("../report-events/report-events.ts");
  listen((event) => events.push(event));
  watchErrors();
  const error = new Error("no");

  dispatchEvent(new ErrorEvent("error", { error }));
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: error }));

  expect(events).toEqual([
    { type: "error", error, path: "/" },
    { type: "error", error, path: "/" },
  ]);
});
