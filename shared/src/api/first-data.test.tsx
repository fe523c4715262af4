import { gyms, routes, visits } from "@topout/shared/contract";
import { afterEach, describe, expect, test, vi } from "vitest";

import { request } from "./request.ts";

const createResponse = () => Response.json([]);

const stubFetch = () => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(createResponse()));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
};

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.firstData;
});

describe("request with first data", () => {
  const setFirstData = (token: string | null) => {
    const responses = new Map([["/api/gyms", Promise.resolve(createResponse())]]);
    window.firstData = { token, responses };
  };

  test("uses the response of the document once", async () => {
    const fetchMock = stubFetch();
    setFirstData(null);

    await request(gyms.list, {});
    expect(fetchMock).not.toHaveBeenCalled();

    await request(gyms.list, {});
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test("sends its own request for another URL", async () => {
    const fetchMock = stubFetch();
    setFirstData(null);

    await request(routes.list, { query: {} });

    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test("sends its own request for another user", async () => {
    const fetchMock = stubFetch();
    setFirstData("another token");

    await request(gyms.list, {});

    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test("uses the response of a call with the same body, and sends other calls itself", async () => {
    const fetchMock = stubFetch();
    fetchMock.mockImplementation(async () => Response.json({ previous: null }));
    const params = { gym_id: "0" };
    const response = Promise.resolve(Response.json({ previous: "2026-11-12T10:00:00.000Z" }));
    const responses = new Map([["POST /api/gyms/0/visit {}", response]]);
    window.firstData = { token: "secret", responses };
    const seen = { seen_until: "2026-11-12T10:00:00Z" };

    const ownCall = await request(visits.record, { params, body: seen, token: "secret" });
    expect(ownCall.previous).toBeNull();
    const first = await request(visits.record, { params, body: {}, token: "secret" });
    expect(first.previous).not.toBeNull();
    expect(fetchMock).toHaveBeenCalledOnce();

    await request(visits.record, { params, body: {}, token: "secret" });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
