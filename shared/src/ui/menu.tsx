import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { color, motion, shadow } from "@topout/shared/theme";

import { findByPrefix, getMoveTarget } from "./menu-keys.ts";
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
  /** Spread what it gets on a button. */
  trigger: (props: TriggerProps) => ReactNode;
  align?: "start" | "end";
  /** `MenuItem`s and `MenuLink`s; `hr` and headings may stand between them. */
  children: ReactNode;
}

/** Closes the menu around an item and gives focus back to its button. */
export const CloseMenu = createContext<() => void>(() => {});

export function Menu({ label, trigger, align = "start", children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<"first" | "last" | false>(false);

  const close = useCallback(() => {
    setOpened(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  }, []);
  useDismissal(root, opened !== false, () => setOpened(false));

  return (
    <Anchor ref={root}>
      {trigger({
        "aria-haspopup": "menu",
        "aria-expanded": opened !== false,
        "aria-controls": opened ? id : undefined,
        onClick: () => setOpened(opened ? false : "first"),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpened(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {opened && (
        <CloseMenu value={close}>
          <MenuList id={id} label={label} align={align} start={opened} onClose={close}>
            {children}
          </MenuList>
        </CloseMenu>
      )}
    </Anchor>
  );
}

interface MenuListProps extends Required<Pick<MenuProps, "label" | "align" | "children">> {
  id: string;
  start: "first" | "last";
  onClose: () => void;
}

function MenuList({ id, label, align, start, onClose, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  useOverlayAttribute("any");

  useEffect(() => {
    const items = itemsOf(list.current);
    const current = items.find((item) => item.getAttribute("aria-checked") === "true");
    (start === "last" ? items.at(-1) : (current ?? items[0]))?.focus();
  }, [start]);

  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      return onClose();
    }
    const items = itemsOf(list.current);
    const place = {
      labels: items.map((item) => item.textContent),
      current: items.findIndex((item) => item === document.activeElement),
    };
    const next =
      getMoveTarget(event.key, place) ?? findByPrefix(typeAhead(typed.current, event), place);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <List ref={list} id={id} role="menu" aria-label={label} data-align={align} onKeyDown={press}>
      {children}
    </List>
  );
}

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

const TYPING_PAUSE_MS = 500;
const NOTHING_TYPED = "\0";

/** Letters that follow each other quickly make a word. */
function typeAhead(typed: { text: string; at: number }, event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key.length !== 1 || event.key === " " || isCommand) return NOTHING_TYPED;
  typed.text = event.timeStamp - typed.at < TYPING_PAUSE_MS ? typed.text + event.key : event.key;
  typed.at = event.timeStamp;
  return typed.text;
}

/** A press anywhere else closes the menu and leaves focus where the press puts it. */
function useDismissal(root: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void) {
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  });
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
`;

const drop = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const List = styled.div`
  position: absolute;
  z-index: 10;
  top: calc(100% + 6px);
  left: 0;
  width: max-content;
  min-width: 230px;
  max-width: calc(100vw - 2 * var(--gut));
  max-height: min(80dvh, 560px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.raised};
  box-shadow: ${shadow[3]};
  animation: ${drop} ${motion.base} ${motion.easeOut};

  &[data-align="end"] {
    right: 0;
    left: auto;
  }

  > hr {
    margin: 6px;
    border: 0;
    border-top: 1px solid ${color.line};
  }
`;
