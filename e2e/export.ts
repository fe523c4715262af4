import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";

import { unzip } from "./unzip.ts";

/** A row of climbs.csv. The keys are the names of the columns. */
export type CsvClimb = Readonly<Record<string, string>>;

/** Downloads the export and reads its climbs as a spreadsheet does. */
export async function downloadClimbs(page: Page): Promise<CsvClimb[]> {
  await page.goto("/settings");
  const downloadEvent = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await downloadEvent;
  const csv = unzip(await readFile(await download.path())).get("climbs.csv") ?? "";
  // Excel detects UTF-8 by the byte order mark.
  expect(csv.startsWith("\uFEFF")).toBe(true);
  // Strict by default: quotes must match, and all rows must have as many fields as the header (RFC 4180).
  return parse(csv, { bom: true, columns: true, record_delimiter: "\r\n" });
}
