import { gyms, routes } from "@topout/shared/contract";
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
});
