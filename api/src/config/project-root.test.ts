import { describe, expect, test } from "vitest";

import { findFolders, projectRoot } from "./project-root.ts";

const installed = {
  isInstalledPackage: true,
  workingDirectory: "/srv",
  env: {},
  homeFolder: "/home/ana",
};

describe("findFolders", () => {
  test("returns folders of the repository", () => {
    expect(findFolders({ ...installed, isInstalledPackage: false })).toEqual({
      relativePaths: projectRoot,
      data: `${projectRoot}/data`,
    });
  });

  test("returns folders outside of an installed package", () => {
    expect(findFolders(installed)).toEqual({
      relativePaths: "/srv",
      data: "/home/ana/.local/share/topout",
    });
  });

  test("uses the user's folder for data, unless its path is relative", () => {
    const getData = (folder: string) =>
      findFolders({ ...installed, env: { XDG_DATA_HOME: folder } }).data;

    expect(getData("/var/lib")).toBe("/var/lib/topout");
    expect(getData("lib")).toBe("/home/ana/.local/share/topout");
    expect(getData("")).toBe("/home/ana/.local/share/topout");
  });
});
