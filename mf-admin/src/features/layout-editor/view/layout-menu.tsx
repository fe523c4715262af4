import type { Layout } from "@topout/shared/contract";
import { notify, styled } from "@topout/shared/platform";
import { EllipsisVertical, FileDown, FileUp, IconButton, Menu, MenuItem } from "@topout/shared/ui";
import { type ChangeEvent, type ReactNode, useRef } from "react";

import { FileError } from "../model/file-error.ts";
import { formatJson, MAX_FILE_BYTES, parseLayoutFile } from "../model/layout-file.ts";
import { formatSvg } from "../model/svg-file.ts";
import { saveFile } from "./save-file.ts";
import type { ShapeTexts } from "./shape-texts.ts";

interface LayoutMenuProps {
  /** Of the kind of shape that an import replaces. */
  texts: ShapeTexts;
  /** Returns the current layout. */
  getLayout: () => Layout;
  /** Replaces the shapes. Returns the number of imported shapes. */
  onImport: (layout: Layout) => number;
  /** Items after the exports. */
  items?: ReactNode;
}

/** Exports the layout to a file, and imports lines or areas from one. */
export function LayoutMenu({ texts, getLayout, onImport, items }: LayoutMenuProps) {
  const input = useRef<HTMLInputElement>(null);

  const importFile = async (file: File) => {
    try {
      const count = onImport(await readLayout(file));
      if (count === 0) throw new FileError(texts.noneInFile);
      notify({ type: "success", title: texts.imported(count) });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      notify({ type: "error", title: "Import failed", message: error.message });
    }
  };

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Without this, choosing the same file again fires no change event.
    currentTarget.value = "";
    if (file) void importFile(file);
  };

  return (
    <>
      <FileInput
        ref={input}
        type="file"
        accept=".json,.svg,application/json,image/svg+xml"
        aria-label="Layout file"
        onChange={handleChange}
      />
      <Menu
        label="Layout"
        align="end"
        trigger={(props) => (
          <IconButton {...props} label="More actions for the layout">
            <EllipsisVertical size={20} />
          </IconButton>
        )}
      >
        <MenuItem icon={<FileUp size={18} />} onSelect={() => input.current?.click()}>
          {texts.import}
        </MenuItem>
        <MenuItem
          icon={<FileDown size={18} />}
          onSelect={() => saveFile("layout.json", "application/json", formatJson(getLayout()))}
        >
          Export as JSON
        </MenuItem>
        <MenuItem
          icon={<FileDown size={18} />}
          onSelect={() => saveFile("layout.svg", "image/svg+xml", formatSvg(getLayout()))}
        >
          Export as SVG
        </MenuItem>
        {items}
      </Menu>
    </>
  );
}

async function readLayout(file: File): Promise<Layout> {
  if (file.size > MAX_FILE_BYTES) throw new FileError("Choose a file up to 512 KB.");
  return parseLayoutFile(await readText(file));
}

/** The browser cannot read a file that has been moved, deleted or changed since the user chose it. */
async function readText(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new FileError("The file couldn't be read. Choose it again.");
  }
}

const FileInput = styled.input`
  display: none;
`;
