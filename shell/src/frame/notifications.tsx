import {
  dismiss,
  hold,
  LIFETIME_MS,
  type Notification,
  styled,
  useNotifications,
} from "@topout/shared/platform";
import { layer, media } from "@topout/shared/theme";
import { ALWAYS_LIVE, Toast } from "@topout/shared/ui";
import { useEffect } from "react";

/** The stack of notifications, newest on top. It stays usable above every dialog. */
export function Notifications() {
  const list = useNotifications();
  useEscape(list[0]?.id);

  return (
    <Region role="region" aria-label="Notifications" {...{ [ALWAYS_LIVE]: "" }}>
      <div aria-live="polite">
        {list.map((notification) => (
          <Shown key={notification.id} notification={notification} />
        ))}
      </div>
    </Region>
  );
}

function Shown({
  notification: { id, type, title, message, left },
}: {
  notification: Notification;
}) {
  return (
    <Toast
      role={type === "error" ? "alert" : "status"}
      tone={type}
      title={title}
      message={message}
      remaining={left / LIFETIME_MS}
      onClose={() => dismiss(id)}
      onPointerEnter={() => hold(id, true)}
      onPointerLeave={() => hold(id, false)}
      onFocus={() => hold(id, true)}
      onBlur={() => hold(id, false)}
    />
  );
}

/** Escape closes the newest, unless something below it has taken the key for itself. */
function useEscape(newest: string | undefined) {
  useEffect(() => {
    if (newest === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      dismiss(newest);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [newest]);
}

const Region = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(12px + env(safe-area-inset-top, 0px));
  right: 12px;
  left: 12px;
  pointer-events: none;

  > div {
    display: grid;
    gap: 10px;
  }

  > div > * {
    pointer-events: auto;
  }

  ${media.tablet} {
    top: 84px;
    right: 24px;
    left: auto;
    width: 396px;
  }
`;
