import { Calendar, MenuItem, MoreMenu, Pencil, Trash2, Upload } from "@topout/shared/ui";

/** What a setter can do with a draft. */
export type DraftAction = "publish" | "rename" | "announce" | "delete";

interface ResetMenuProps {
  name: string;
  onSelect: (action: DraftAction) => void;
}

export function ResetMenu({ name, onSelect }: ResetMenuProps) {
  return (
    <MoreMenu name={name}>
      <MenuItem icon={<Upload size={19} />} onSelect={() => onSelect("publish")}>
        Publish
      </MenuItem>
      <MenuItem icon={<Pencil size={19} />} onSelect={() => onSelect("rename")}>
        Rename
      </MenuItem>
      <MenuItem icon={<Calendar size={19} />} onSelect={() => onSelect("announce")}>
        Announce a day
      </MenuItem>
      <MenuItem icon={<Trash2 size={19} />} onSelect={() => onSelect("delete")}>
        Delete this draft
      </MenuItem>
    </MoreMenu>
  );
}
