import { paths } from "@topout/shared/paths";
import {
  Calendar,
  MenuItem,
  MenuLink,
  MoreMenu,
  Pencil,
  Printer,
  Trash2,
  Upload,
} from "@topout/shared/ui";

/** What a setter can do with a draft. */
export type DraftAction = "rename" | "announce" | "delete";

interface ResetMenuProps {
  resetId: string;
  name: string;
  onSelect: (action: DraftAction) => void;
}

export function ResetMenu({ resetId, name, onSelect }: ResetMenuProps) {
  return (
    <MoreMenu name={name}>
      <MenuLink to={paths.publishReset(resetId)} icon={<Upload size={19} />}>
        Publish
      </MenuLink>
      <MenuItem icon={<Pencil size={19} />} onSelect={() => onSelect("rename")}>
        Rename
      </MenuItem>
      <MenuItem icon={<Calendar size={19} />} onSelect={() => onSelect("announce")}>
        Announce a day
      </MenuItem>
      <MenuItem icon={<Trash2 size={19} />} onSelect={() => onSelect("delete")}>
        Delete this draft
      </MenuItem>
      <LabelsLink resetId={resetId} />
    </MoreMenu>
  );
}

/** The menu of a published reset. */
export const PublishedResetMenu = ({ resetId, name }: Omit<ResetMenuProps, "onSelect">) => (
  <MoreMenu name={name}>
    <LabelsLink resetId={resetId} />
  </MoreMenu>
);

const LabelsLink = ({ resetId }: { resetId: string }) => (
  <MenuLink to={paths.labelsOfReset(resetId)} icon={<Printer size={19} />}>
    Print labels
  </MenuLink>
);
