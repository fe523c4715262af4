import { type ReactNode, use } from "react";

import { css, Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

import { Check } from "./icons.ts";
import { CloseMenuContext } from "./menu.tsx";

interface ItemContent {
  icon?: ReactNode;
  children: ReactNode;
}

interface MenuItemProps extends ItemContent {
  onSelect: () => void;
  /** `radio`: one of several is selected. `button` and `checkbox`: in a dialog, which stays open. */
  kind?: keyof typeof ROLES;
  checked?: boolean;
  /** A disabled item stays focusable, so that keyboard users can find it. */
  isDisabled?: boolean;
}

const ROLES = {
  plain: "menuitem",
  radio: "menuitemradio",
  button: "button",
  checkbox: "checkbox",
} as const;

export function MenuItem({
  kind = "plain",
  checked = false,
  isDisabled = false,
  onSelect,
  icon,
  children,
}: MenuItemProps) {
  const close = use(CloseMenuContext);
  const role = ROLES[kind];

  return (
    <Item
      type="button"
      role={role}
      tabIndex={role.startsWith("menu") ? -1 : 0}
      aria-checked={kind === "plain" || kind === "button" ? undefined : checked}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (isDisabled) return;
        close();
        onSelect();
      }}
    >
      {icon}
      <span style={{ display: "contents" }}>{children}</span>
      <Mark kind={kind} checked={checked} />
    </Item>
  );
}

function Mark({ kind, checked }: Required<Pick<MenuItemProps, "kind" | "checked">>) {
  if (kind === "checkbox") return <Box>{checked && <Check size={16} strokeWidth={3} />}</Box>;
  return checked && <Tick size={20} />;
}

interface MenuLinkProps extends ItemContent {
  to: string;
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  const close = use(CloseMenuContext);

  return (
    <LinkItem role="menuitem" tabIndex={-1} to={to} onClick={close}>
      {icon}
      <span style={{ display: "contents" }}>{children}</span>
    </LinkItem>
  );
}

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: 11px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 12px;
  color: ${color.text};
  font: ${typography.label};
  font-weight: 540;
  text-decoration: none;

  > svg {
    flex: none;
  }

  > svg:not([data-circuit]) {
    color: ${color["text-2"]};
  }

  &:hover,
  &:focus-visible {
    background: ${color.hover};
  }

  &:focus-visible {
    border-radius: 12px;
    outline-offset: -2.5px;
  }
`;

const Item = styled.button`
  ${itemStyles}

  &[aria-checked="true"] {
    font-weight: 680;
  }

  &[aria-disabled] {
    cursor: default;
    opacity: 0.55;
  }
`;

const LinkItem = styled(Link)`
  ${itemStyles}
`;

const Tick = styled(Check)`
  && {
    margin-left: auto;
    color: ${color["accent-text"]};
  }
`;

/* A checkbox, so that users recognise an unchecked item as a toggle. */
const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-left: auto;
  border: 2px solid ${color["line-strong"]};
  border-radius: 8px;
  background: ${color.surface};

  [aria-checked="true"] > & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color["on-accent"]};
  }

  ${media.forcedColors} {
    && {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
