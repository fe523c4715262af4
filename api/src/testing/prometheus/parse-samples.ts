export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

/** `name{label="value"} 1`. Our program sends no timestamps. */
const SAMPLE = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;
const LABEL = /(?<name>[a-zA-Z_]\w*)="(?<value>(?:[^"\\]|\\.)*)"/g;

/** Parses a response of /metrics. @throws for a line that is neither a sample nor a comment. */
export const parseSamples = (text: string): Sample[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(parseSample);

function parseSample(line: string): Sample {
  const { name, labels = "", value = "" } = SAMPLE.exec(line)?.groups ?? {};
  if (name === undefined) throw new Error(`Not a sample: ${line}`);
  return { name, labels: parseLabels(labels), value: parseValue(value) };
}

const parseLabels = (text: string): Labels =>
  Object.fromEntries(
    Array.from(text.matchAll(LABEL), ({ groups }) => [
      groups?.["name"] ?? "",
      unescape(groups?.["value"] ?? ""),
    ]),
  );

const unescape = (text: string): string =>
  text.replace(/\\(.)/g, (_match, char: string) => (char === "n" ? "\n" : char));

function parseValue(text: string): number {
  if (text === "Nan" || text === "NaN") return Number.NaN;
  const value = Number(text.replace(/^([+-]?)Inf$/, "$1Infinity"));
  if (Number.isNaN(value)) throw new Error(`Not a number: ${text}`);
  return value;
}
