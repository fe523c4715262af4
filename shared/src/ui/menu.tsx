import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import { styled } from "@topout/shared/platform";

import { findByPrefix, getMoveTarget } from "./menu-keys.ts";
import { popoverStyles } from "./popover-styles.ts";
import { useMenuPlacement } from "./use-menu-placement.ts";
import { useOutsidePress } from "./use-outside-press.ts";
import { useOverlayAttribute } from "./use-overlay-attribute.ts";

interface TriggerProps {
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps {
  label: string;
  /** Renders the button that opens the menu. It must spread these props. */
  trigger: (props: TriggerProps) => ReactNode;
  align?: "start" | "end";
  /** `MenuItem`s and `MenuLink`s, with `hr` or headings between them. */
  children: ReactNode;
}

/** Closes the menu that contains an item and returns focus to its button. */
export const CloseMenuContext = createContext<() => void>(() => {});

export function Menu({ label, trigger, align = "start", children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [initialItem, setInitialItem] = useState<"first" | "last">();
  const isOpen = initialItem !== undefined;

  const close = useCallback(() => {
    setInitialItem(undefined);
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  }, []);
  useOutsidePress(root, isOpen, () => setInitialItem(undefined));

  return (
    <Anchor ref={root}>
      {trigger({
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setInitialItem(isOpen ? undefined : "first"),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setInitialItem(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {isOpen && (
        <CloseMenuContext value={close}>
          <MenuList id={id} label={label} align={align} initialItem={initialItem} onClose={close}>
            {children}
          </MenuList>
        </CloseMenuContext>
      )}
    </Anchor>
  );
}

interface MenuListProps extends Required<Pick<MenuProps, "label" | "align" | "children">> {
  id: string;
  initialItem: "first" | "last";
  onClose: () => void;
}

function MenuList({ id, label, align, initialItem, onClose, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useRef({ text: "", time: 0 });
  useMenuPlacement(list);
  useOverlayAttribute("any");

  useEffect(() => {
    const items = getItems(list.current);
    const checkedItem = items.find((item) => item.getAttribute("aria-checked") === "true");
    (initialItem === "last" ? items.at(-1) : (checkedItem ?? items[0]))?.focus();
  }, [initialItem]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      return onClose();
    }
    const items = getItems(list.current);
    const state = {
      labels: items.map((item) => item.textContent),
      currentIndex: items.findIndex((item) => item === document.activeElement),
    };
    const nextIndex =
      getMoveTarget(event.key, state) ??
      findByPrefix(updateTypeAhead(typeAhead.current, event), state);
    if (nextIndex === undefined) return;
    event.preventDefault();
    items[nextIndex]?.focus();
  };

  return (
    <List
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      data-align={align}
      onKeyDown={handleKeyDown}
    >
      {children}
    </List>
  );
}

const getItems = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

const TYPE_AHEAD_TIMEOUT_MS = 500;
/** A prefix that matches no label. */
const NO_TEXT = "\0";

/** Letters typed in quick succession form one prefix. */
function updateTypeAhead(typeAhead: { text: string; time: number }, event: KeyboardEvent) {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key.length !== 1 || event.key === " " || hasModifier) return NO_TEXT;
  typeAhead.text =
    event.timeStamp - typeAhead.time < TYPE_AHEAD_TIMEOUT_MS
      ? typeAhead.text + event.key
      : event.key;
  typeAhead.time = event.timeStamp;
  return typeAhead.text;
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
`;

const List = styled.div`
  ${popoverStyles}
  width: max-content;
  min-width: 230px;
  max-width: calc(100vw - 2 * var(--gut));

  &[data-align="end"] {
    right: 0;
    left: auto;
  }
`;
