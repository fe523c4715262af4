import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import {
  Archive,
  Calendar,
  IconButton,
  MenuItem,
  MoreMenu,
  Pencil,
  Trash2,
} from "@topout/shared/ui";

export interface RouteActions {
  onEdit: (routeId: string) => void;
  /** Undefined if the set is not current: its routes are not on the wall. */
  onStrip: ((route: Route) => void) | undefined;
  onAnnounce: ((routeId: string) => void) | undefined;
  onDelete: (routeId: string) => void;
}

interface RowActionsProps extends RouteActions {
  route: Route;
}

/** The buttons at the end of a row. */
export const RowActions = ({ onEdit, ...menuProps }: RowActionsProps) => (
  <Buttons>
    <IconButton label={`Edit ${menuProps.route.name}`} onClick={() => onEdit(menuProps.route.id)}>
      <Pencil size={20} />
    </IconButton>
    <RouteMenu {...menuProps} />
  </Buttons>
);

type RouteMenuProps = Omit<RowActionsProps, "onEdit">;

function RouteMenu({ route, onStrip, onAnnounce, onDelete }: RouteMenuProps) {
  return (
    <MoreMenu name={route.name}>
      {onStrip && (
        <MenuItem icon={<Archive size={19} />} onSelect={() => onStrip(route)}>
          Strip
        </MenuItem>
      )}
      {onAnnounce && (
        <MenuItem icon={<Calendar size={19} />} onSelect={() => onAnnounce(route.id)}>
          Announce a day
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 size={19} />} onSelect={() => onDelete(route.id)}>
        Delete route
      </MenuItem>
    </MoreMenu>
  );
}

const Buttons = styled.div`
  position: relative;
  display: flex;
  flex: none;
  margin-right: -10px;
`;
