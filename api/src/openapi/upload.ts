import type { FileKind, FileRule } from "@topout/shared/contract";

type FileRules = Readonly<Record<string, FileRule>>;

interface ObjectSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
}

/** Creates the request body of an upload: a form with fields and files. */
export function toUploadBody({ properties, required = [] }: ObjectSchema, files: FileRules) {
  const requiredFiles = Object.keys(files).filter((name) => !files[name]?.optional);
  const schema = {
    type: "object",
    properties: { ...properties, ...mapValues(files, toFileSchema) },
    required: [...required, ...requiredFiles],
  };
  const encoding = mapValues(files, ({ kinds }) => ({
    contentType: kinds.map((kind) => mediaTypes[kind]).join(", "),
  }));
  return {
    required: schema.required.length > 0,
    content: { "multipart/form-data": { schema, encoding } },
  };
}

/** OpenAPI 3.0 tools need `format`: they do not support `contentMediaType`. */
const toFileSchema = ({ maxBytes }: FileRule) => ({
  type: "string",
  format: "binary",
  contentMediaType: "application/octet-stream",
  description: `At most ${maxBytes / 1_000_000} MB. The server detects the type by its content.`,
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
