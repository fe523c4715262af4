/** Where an element was when it was removed. */
interface Position {
  readonly parent: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

/** The screen and each open overlay can have a focused element, and one of them can be removed behind another. */
const MAX_LAYERS = 8;

/** Longer than React takes to run effects. Components that move the focus themselves do so first. */
const RESTORE_DELAY_MS = 50;

/**
 * Moves the focus when the focused element is removed, for example with its row of a list. The browser would drop it to
 * the body: shortcuts of the screen would not work, and Tab would start at the top of the page. The focus moves to the
 * element that follows, and not to a control in it. Otherwise a second press of Enter could delete the next row. Stops
 * when the signal is aborted, or with the page.
 */
export function restoreLostFocus(signal?: AbortSignal): void {
  const history = createFocusHistory();
  const positions = new WeakMap<Element, Position>();

  const restore = () => {
    if (signal?.aborted || document.activeElement !== document.body) return;
    for (const element of history.list().reverse()) {
      if (element.isConnected ? focus(element) : focusNear(positions.get(element))) return;
    }
    // An overlay that a link has opened has no opener.
    document.querySelector("main")?.focus({ preventScroll: true });
  };

  const handleMutations = (records: readonly MutationRecord[]) => {
    for (const element of history.list()) {
      const record = records.find((entry) => hasRemoved(entry, element));
      if (!record) continue;
      const { target: parent, nextSibling: next, previousSibling: previous } = record;
      positions.set(element, { parent, next, previous });
      setTimeout(restore, RESTORE_DELAY_MS);
    }
  };

  const handleBlur = ({ target }: FocusEvent) => {
    // A click beside all controls drops the focus on purpose. An exit animation inserts a removed element again, inert.
    queueMicrotask(() => {
      const isRemoved =
        !(target instanceof Element && target.isConnected) || target.closest("[inert]");
      if (!isRemoved && document.activeElement === document.body) history.clear();
    });
  };

  history.add(document.activeElement);
  const options = signal && { signal };
  document.addEventListener("focusin", ({ target }) => history.add(target), options);
  document.addEventListener("focusout", handleBlur, options);
  const observer = new MutationObserver(handleMutations);
  observer.observe(document.body, { childList: true, subtree: true });
  signal?.addEventListener("abort", () => observer.disconnect());
}

/** The last focused element of each layer, the latest last. A layer is a child of the body. */
function createFocusHistory() {
  const focusedByLayer = new Map<Element, HTMLElement>();
  return {
    add: (target: EventTarget | null) => {
      const layer = target instanceof HTMLElement && getLayer(target);
      if (!layer) return;
      focusedByLayer.delete(layer);
      focusedByLayer.set(layer, target);
      const [oldest] = focusedByLayer.keys();
      if (oldest && focusedByLayer.size > MAX_LAYERS) focusedByLayer.delete(oldest);
    },
    list: () => [...focusedByLayer.values()],
    clear: () => focusedByLayer.clear(),
  };
}

const getLayer = (element: Element) =>
  [...document.body.children].find((child) => child.contains(element));

const hasRemoved = ({ removedNodes }: MutationRecord, element: Element) =>
  [...removedNodes].some((node) => node.contains(element));

/**
 * Focuses what is at the position now: the next element, the previous one, or the closest ancestor. The neighbours of a
 * closed overlay are other layers.
 */
function focusNear(position: Position | undefined): boolean {
  if (!position || position.parent === document.body) return false;
  const { parent, next, previous } = position;
  const candidates = [
    toElement(next, "next"),
    toElement(previous, "previous"),
    ...getAncestors(parent),
  ];
  return candidates.some((element) => element?.isConnected && focus(element));
}

const toElement = (node: Node | null, direction: "next" | "previous"): Element | null => {
  if (node === null || node instanceof Element) return node;
  return toElement(direction === "next" ? node.nextSibling : node.previousSibling, direction);
};

/** The node and its ancestors below the body. */
function getAncestors(node: Node): Element[] {
  if (!(node instanceof Element) || node === document.body) return [];
  return [node, ...(node.parentElement ? getAncestors(node.parentElement) : [])];
}

/** Fails for an element that is hidden or inert. */
function focus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
