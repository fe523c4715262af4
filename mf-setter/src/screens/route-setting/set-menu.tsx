import { paths } from "@topout/shared/paths";
import { media } from "@topout/shared/theme";
import {
  Archive,
  ChartColumn,
  Check,
  EllipsisVertical,
  IconButton,
  Layers,
  Menu,
  MenuItem,
  MenuLink,
  MessageSquareText,
  Pencil,
  Printer,
  Trash2,
  useMediaQuery,
} from "@topout/shared/ui";

import { NoteCount } from "../setter-links/note-count.tsx";
import { DraftCount } from "../setter-links/draft-count.tsx";
import type { RouteSettingDialog } from "./use-route-setting-dialog.ts";

interface SetMenuProps {
  gymId: string;
  setId: string;
  onOpenDialog: (dialog: RouteSettingDialog) => void;
  /** Starts the selection mode. */
  onSelectRoutes: () => void;
}

/** The actions of the selected set, and the other screens of setters, which desktop has in the row of circuits. */
export function SetMenu({ gymId, setId, onOpenDialog, onSelectRoutes }: SetMenuProps) {
  const isDesktop = useMediaQuery(media.desktop);
  return (
    <Menu
      label="Set actions"
      align="end"
      trigger={(triggerProps) => (
        <IconButton label="Set actions" {...triggerProps}>
          <EllipsisVertical size={22} />
        </IconButton>
      )}
    >
      <MenuItem icon={<Check size={19} />} onSelect={onSelectRoutes}>
        Select routes
      </MenuItem>
      <MenuItem icon={<Pencil size={19} />} onSelect={() => onOpenDialog({ kind: "edit-set" })}>
        Edit set
      </MenuItem>
      <MenuItem icon={<Trash2 size={19} />} onSelect={() => onOpenDialog({ kind: "delete-set" })}>
        Delete set
      </MenuItem>
      {!isDesktop && (
        <MenuLink icon={<Layers size={19} />} to={paths.resets}>
          <span>{"Resets "}</span>
          <DraftCount gymId={gymId} />
        </MenuLink>
      )}
      {!isDesktop && (
        <MenuLink icon={<MessageSquareText size={19} />} to={paths.notes}>
          <span>{"Notes from climbers "}</span>
          <NoteCount gymId={gymId} />
        </MenuLink>
      )}
      {!isDesktop && (
        <MenuLink icon={<ChartColumn size={19} />} to={paths.insights}>
          Insights
        </MenuLink>
      )}
      {!isDesktop && (
        <MenuLink icon={<Archive size={19} />} to={paths.archive}>
          Archive
        </MenuLink>
      )}
      <MenuLink icon={<Printer size={19} />} to={paths.labelsOfSet(setId)}>
        Print labels
      </MenuLink>
    </Menu>
  );
}
