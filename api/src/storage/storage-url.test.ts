import { describe, expect, test } from "vitest";

import { parseStorageUrl } from "./storage-url.ts";

describe("parseStorageUrl", () => {
  test("parses the URL of a folder", () => {
    expect(parseStorageUrl("file:///srv/my%20files")).toEqual({
      kind: "folder",
      folder: "/srv/my files",
    });
  });

  test("parses the URL of a bucket that uses the AWS environment", () => {
    expect(parseStorageUrl("s3://topout-files")).toEqual({
      kind: "s3",
      bucket: "topout-files",
      prefix: "",
      usesPathStyle: false,
      shouldRedirectClients: false,
    });
  });

  test("parses credentials, endpoint and region", () => {
    const url =
      "s3://AKIA1:a%2Fb%2Bc@files/gyms/leeds/?endpoint=http://127.0.0.1:9000&region=eu-west-2";

    expect(parseStorageUrl(url)).toEqual({
      kind: "s3",
      bucket: "files",
      prefix: "gyms/leeds/",
      endpoint: "http://127.0.0.1:9000",
      region: "eu-west-2",
      usesPathStyle: true,
      shouldRedirectClients: false,
      credentials: { accessKeyId: "AKIA1", secretAccessKey: "a/b+c" },
    });
  });

  test("parses redirects to the bucket, with a public endpoint", () => {
    const url =
      "s3://files?endpoint=http://minio:9000&redirect=1&public_endpoint=https://m.example";

    expect(parseStorageUrl(url)).toMatchObject({
      endpoint: "http://minio:9000",
      shouldRedirectClients: true,
      publicEndpoint: "https://m.example",
    });
  });

  test("uses path style for services with an endpoint, unless path_style=0", () => {
    const parsePathStyle = (url: string) => {
      const location = parseStorageUrl(url);
      return location?.kind === "s3" ? location.usesPathStyle : undefined;
    };

    expect(parsePathStyle("s3://files?endpoint=https://s3.example")).toBe(true);
    expect(parsePathStyle("s3://files?endpoint=https://s3.example&path_style=0")).toBe(false);
    expect(parsePathStyle("s3://files?path_style=1")).toBe(true);
  });

  test.each([
    "files",
    "https://files.example",
    "file://elsewhere/files",
    "file:///srv%2ffiles",
    "s3://",
    "s3://a",
    "s3://files:9000",
    "s3://files/with space",
    "s3://key@files",
    "s3://key:se%cret@files",
    "s3://:secret@files",
    "s3://files?endpoint=minio:9000",
    "s3://files?path_style=yes",
    "s3://files?redirect=yes",
    "s3://files?public_endpoint=https://media.example",
    "s3://files?regoin=eu-west-2",
  ])("rejects %s", (url) => {
    expect(parseStorageUrl(url)).toBeUndefined();
  });
});
