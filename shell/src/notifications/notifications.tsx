import { type Notification, styled, useNotifications } from "@topout/shared/platform";
import { frame, zIndex, media, getOverlaySelector } from "@topout/shared/theme";
import { NEVER_INERT, SHEET_WIDTH } from "@topout/shared/ui";
import { useRef } from "react";

import { getTone, NotificationToast } from "./notification-toast.tsx";
import { useStackFocus } from "./use-stack-focus.ts";
import { useStackKeys } from "./use-stack-keys.ts";

const isError = (notification: Notification) => getTone(notification) === "error";
const isNoError = (notification: Notification) => !isError(notification);

/**
 * The stack of notifications, newest first. Usable above every dialog. An error is an alert of its own, so it must not
 * be inside the live region of the others. Some screen readers would read it twice.
 */
export function Notifications() {
  const list = useNotifications();
  const stack = useRef<HTMLDivElement>(null);
  const { focusStack, restoreFocus } = useStackFocus(stack, list);
  // The style sets the order, because the two kinds have different parents.
  const renderToasts = (isIncluded: (notification: Notification) => boolean) =>
    list.map(
      (notification, order) =>
        isIncluded(notification) && (
          <NotificationToast key={notification.key} notification={notification} style={{ order }} />
        ),
    );
  useStackKeys({ stack, newestId: list[0]?.id, focusStack, restoreFocus });

  return (
    <Region role="region" aria-label="Notifications, F8" {...{ [NEVER_INERT]: "" }}>
      <Stack ref={stack}>
        {renderToasts(isError)}
        <PoliteToasts aria-live="polite">{renderToasts(isNoError)}</PoliteToasts>
      </Stack>
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  z-index: ${zIndex.toast};
  top: calc(12px + env(safe-area-inset-top, 0px));
  right: 12px;
  left: 12px;
  pointer-events: none;

  ${media.tablet} {
    top: calc(${frame.header} + 16px);
    right: 24px;
    left: auto;
    width: 396px;
  }

  /* A sheet has its photo and buttons at the top. So the stack is above its pinned actions, or next to the sheet. */
  ${getOverlaySelector("sheet")} & {
    ${media.compact} {
      top: auto;
      bottom: calc(12px + var(--pinned, var(--safe)));
    }

    ${media.desktop} {
      right: calc(${SHEET_WIDTH} + 24px);
    }
  }

  /* On phones, a dialog has its buttons at the bottom. */
  ${getOverlaySelector("dialog")} & {
    ${media.compact} {
      top: calc(12px + env(safe-area-inset-top, 0px));
      bottom: auto;
    }
  }
`;

/** Scrolls if it is higher than the screen. The padding prevents clipped shadows. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  max-height: calc(100dvh - 100px - var(--bar));
  margin: -8px -16px;
  padding: 8px 16px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: none;

  [data-notification] {
    pointer-events: auto;
  }
`;

/** Its toasts are items of the stack. */
const PoliteToasts = styled.div`
  display: contents;
`;
