import {
  dismiss,
  setPaused,
  NOTIFICATION_DURATION_MS,
  type Notification,
  type NotificationAction,
} from "@topout/shared/platform";
import { Button, Toast } from "@topout/shared/ui";
import { type CSSProperties, useRef } from "react";

interface NotificationToastProps {
  notification: Notification;
  style: CSSProperties;
}

/** One notification of the stack. Hover and focus pause its timer. */
export function NotificationToast({ notification, style }: NotificationToastProps) {
  const { id, title } = notification;

  return (
    <Toast
      {...getToastContent(notification)}
      {...usePauseHandlers(id)}
      role={getTone(notification) === "error" ? "alert" : undefined}
      tabIndex={-1}
      data-notification={id}
      style={style}
      title={title}
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

export const getTone = (notification: Notification): Notification["type"] =>
  notification.type === "upload" ? (notification.tone ?? "upload") : notification.type;

function getToastContent(notification: Notification) {
  const { id, action } = notification;
  const tone = getTone(notification);
  const actionButton = action && <Action id={id} action={action} />;
  if (notification.type !== "upload") {
    return {
      tone,
      message: notification.message,
      remainingFraction: notification.remainingMs / NOTIFICATION_DURATION_MS,
      repeatCount: notification.repeatCount,
      action: actionButton,
    };
  }
  const { message = "This may take a while", progress, secondaryAction } = notification;
  return {
    tone,
    message,
    progress,
    footer: (
      <>
        {actionButton}
        {secondaryAction && <Action id={id} action={secondaryAction} />}
      </>
    ),
  };
}

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
