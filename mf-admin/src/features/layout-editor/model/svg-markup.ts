import { FileError } from "./file-error.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([text, entity]) => [entity, text]));

export const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
const unescapeText = (text: string) =>
  text.replace(/&\w+;/g, (entity) => CHARACTERS.get(entity) ?? entity);

export type Attributes = Readonly<Record<string, string>>;

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
}

const COMMENT_START = "!--";
const COMMENT_END = "-->";

const NAME = /^(?:path|polyline|polygon|line|rect)(?![\w:.-])/;
/** Sticky, so that a text that is no attribute ends the list instead of starting a search. */
const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const TAG_END = /\s*\/?>/y;

/**
 * Reads the start tags of the shapes, in the order of the file. Reads each character a fixed number of times.
 * @throws {FileError} for a tag that is not well-formed.
 */
export function readElements(text: string): Element[] {
  let isComment = false;
  return text.split("<").flatMap((part) => {
    isComment ||= part.startsWith(COMMENT_START);
    const isTag = !isComment;
    if (isComment) isComment = !part.includes(COMMENT_END);
    const [name] = (isTag && NAME.exec(part)) || [];
    return name ? [{ name, attributes: readAttributes(part, name.length) }] : [];
  });
}

function readAttributes(tag: string, start: number): Attributes {
  const attributes: Record<string, string> = {};
  let end = start;
  ATTRIBUTE.lastIndex = start;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const [, name = "", double, single] = match;
    attributes[name] = unescapeText(double ?? single ?? "");
    end = ATTRIBUTE.lastIndex;
  }
  TAG_END.lastIndex = end;
  if (!TAG_END.test(tag)) throw new FileError("A shape in the file is damaged.");
  return attributes;
}
