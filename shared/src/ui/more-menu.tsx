import type { ReactNode } from "react";

import { IconButton } from "./icon-button.tsx";
import { EllipsisVertical } from "./screen-icons.ts";
import { Menu } from "./menu.tsx";

interface MoreMenuProps {
  /** What the actions concern. */
  name: string;
  /** `MenuItem`s and `MenuLink`s. */
  children: ReactNode;
}

/** The menu at the end of a row, named for example "P4, more". */
export function MoreMenu({ name, children }: MoreMenuProps) {
  const label = `${name}, more`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={label}>
          <EllipsisVertical size={20} />
        </IconButton>
      )}
    >
      {children}
    </Menu>
  );
}
