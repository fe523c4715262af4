import type { FileKind, FileRule } from "@topout/shared/contract";

type Rules = Readonly<Record<string, FileRule>>;

interface ObjectSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
}

/** A body with files: its fields and its files are parts of one form. */
export function toUpload({ properties, required = [] }: ObjectSchema, files: Rules) {
  const needed = Object.keys(files).filter((name) => !files[name]?.optional);
  const schema = {
    type: "object",
    properties: { ...properties, ...mapValues(files, toFile) },
    required: [...required, ...needed],
  };
  const encoding = mapValues(files, ({ kinds }) => ({
    contentType: kinds.map((kind) => mediaTypes[kind]).join(", "),
  }));
  return {
    required: schema.required.length > 0,
    content: { "multipart/form-data": { schema, encoding } },
  };
}

/** `format` is for readers of OpenAPI 3.0, who know no `contentMediaType`. */
const toFile = ({ maxBytes }: FileRule) => ({
  type: "string",
  format: "binary",
  contentMediaType: "application/octet-stream",
  description: `At most ${maxBytes / 1_000_000} MB. What it is, its bytes tell.`,
});

const mediaTypes: Readonly<Record<FileKind, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  mp4: "video/mp4",
  quicktime: "video/quicktime",
};

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
