import { extractTexts } from "./extract-texts.ts";
import { fixedTexts } from "./fixed-texts.ts";

interface Source {
  /** The path from the root, with slashes. */
  readonly path: string;
  readonly code: string;
}

const HEAD = `# Texts

All texts of the screens, the emails and the server's messages, for review. \`npm run texts\` generates this file from the source. \`{…}\` stands for a value or for a part that depends on one. Texts in **bold** are fixed and must not change.
`;

/** Returns a Markdown page with one table per package. The sources are sorted by path. */
export function createTextsPage(sources: readonly Source[]): string {
  const packages = Map.groupBy(sources, ({ path }) => path.slice(0, path.indexOf("/")));
  const sections = [...packages].flatMap(([name, files]) => {
    const rows = files.flatMap(createRows);
    return rows.length === 0
      ? []
      : [[`\n## ${name}\n`, "| file | text |", "| --- | --- |", ...rows]];
  });
  return `${[HEAD.trimEnd(), ...sections.flat()].join("\n")}\n`;
}

const createRows = ({ path, code }: Source): string[] =>
  extractTexts(path, code).map(
    (text) => `| ${path.replace(/^[^/]+\/src\//, "")} | ${toCell(text)} |`,
  );

const toCell = (text: string) =>
  fixedTexts.has(text) ? `**${escapeCell(text)}**` : escapeCell(text);

const escapeCell = (text: string) => text.replaceAll(/[\\|<>*_`[\]]/g, String.raw`\$&`);
