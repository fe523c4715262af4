import type { TestApi } from "../../../testing/index.ts";
import { readZip } from "./read-zip.ts";

/** Returns the files of a user's export by name. */
export const download = async (fetch: TestApi["fetch"]) =>
  readZip(Buffer.from(await (await fetch("/api/users/me/export")).arrayBuffer()));

export const getJson = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? "") as unknown;
