import {
  dismiss,
  setPaused,
  NOTIFICATION_DURATION_MS,
  type Notification,
  type NotificationAction,
} from "@topout/shared/platform";
import { Button, Toast } from "@topout/shared/ui";
import { useRef } from "react";

/** One notification of the stack. Hover and focus pause its timer. */
export function NotificationToast({ notification }: { notification: Notification }) {
  const { id, type, title, action } = notification;

  return (
    <Toast
      {...getToastContent(notification)}
      {...usePauseHandlers(id)}
      role={type === "error" ? "alert" : undefined}
      tabIndex={-1}
      data-notification={id}
      tone={type}
      title={title}
      action={action && <Action id={id} action={action} />}
      onClose={() => dismiss(id)}
    />
  );
}

function Action({ id, action }: { id: string; action: NotificationAction }) {
  const handleClick = () => {
    dismiss(id);
    action.run();
  };
  return (
    <Button variant="soft" onClick={handleClick}>
      {action.label}
    </Button>
  );
}

const getToastContent = (notification: Notification) =>
  notification.type === "upload"
    ? { message: "This may take a while", progress: notification.progress }
    : {
        message: notification.message,
        remainingFraction: notification.remainingMs / NOTIFICATION_DURATION_MS,
        repeatCount: notification.repeatCount,
      };

function usePauseHandlers(id: string) {
  const reasons = useRef({ pointer: false, focus: false });
  const setReason = (reason: "pointer" | "focus", isActive: boolean) => () => {
    reasons.current[reason] = isActive;
    setPaused(id, reasons.current.pointer || reasons.current.focus);
  };

  return {
    onPointerEnter: setReason("pointer", true),
    onPointerLeave: setReason("pointer", false),
    onFocus: setReason("focus", true),
    onBlur: setReason("focus", false),
  };
}
