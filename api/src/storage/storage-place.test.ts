import { describe, expect, test } from "vitest";

import { readStoragePlace } from "./storage-place.ts";

describe("a storage's address", () => {
  test("is that of a folder", () => {
    expect(readStoragePlace("file:///srv/my%20files")).toEqual({
      kind: "folder",
      folder: "/srv/my files",
    });
  });

  test("is that of a bucket, for which the AWS environment says the rest", () => {
    expect(readStoragePlace("s3://topout-files")).toEqual({
      kind: "s3",
      bucket: "topout-files",
      prefix: "",
      pathStyle: false,
    });
  });

  test("may say everything itself", () => {
    const url =
      "s3://AKIA1:a%2Fb%2Bc@files/gyms/leeds/?endpoint=http://127.0.0.1:9000&region=eu-west-2";

    expect(readStoragePlace(url)).toEqual({
      kind: "s3",
      bucket: "files",
      prefix: "gyms/leeds/",
      endpoint: "http://127.0.0.1:9000",
      region: "eu-west-2",
      pathStyle: true,
      credentials: { accessKeyId: "AKIA1", secretAccessKey: "a/b+c" },
    });
  });

  test("tells where the bucket stands: in the path of another service, unless it says no", () => {
    const pathStyleOf = (url: string) => {
      const place = readStoragePlace(url);
      return place?.kind === "s3" ? place.pathStyle : undefined;
    };

    expect(pathStyleOf("s3://files?endpoint=https://s3.example")).toBe(true);
    expect(pathStyleOf("s3://files?endpoint=https://s3.example&path_style=0")).toBe(false);
    expect(pathStyleOf("s3://files?path_style=1")).toBe(true);
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
    "s3://files?regoin=eu-west-2",
  ])("is not %s", (url) => {
    expect(readStoragePlace(url)).toBeUndefined();
  });
});
