import * as z from "zod/mini";

const Line = z.object({ name: z.string(), count: z.number() });

/** Adds up the counts that the tests have written, one JSON object per line. */
export function sumCounts(lines: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines.split("\n").filter(Boolean)) {
    const { name, count } = Line.parse(JSON.parse(line));
    sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}
