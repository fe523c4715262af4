import {
  dismiss,
  setPaused,
  NOTIFICATION_DURATION_MS,
  type Notification,
  type NotificationAction,
} from "@topout/shared/platform";
import { Button, Toast } from "@topout/shared/ui";
import { useRef } from "react";

/** One notification of the stack. Its time stands still while it is pointed at or focus is inside. */
export function NotificationToast({ notification }: { notification: Notification }) {
  const { id, type, title, action } = notification;

  return (
    <Toast
      {...contentOf(notification)}
      {...useHold(id)}
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
  const press = () => {
    dismiss(id);
    action.run();
  };
  return (
    <Button variant="soft" onClick={press}>
      {action.label}
    </Button>
  );
}

const contentOf = (notification: Notification) =>
  notification.type === "upload"
    ? { message: "This may take a while", progress: notification.progress }
    : {
        message: notification.message,
        remaining: notification.remainingMs / NOTIFICATION_DURATION_MS,
      };

function useHold(id: string) {
  const reasons = useRef({ pointer: false, focus: false });
  const because = (reason: "pointer" | "focus", applies: boolean) => () => {
    reasons.current[reason] = applies;
    setPaused(id, reasons.current.pointer || reasons.current.focus);
  };

  return {
    onPointerEnter: because("pointer", true),
    onPointerLeave: because("pointer", false),
    onFocus: because("focus", true),
    onBlur: because("focus", false),
  };
}
