import { type ComponentProps, type ReactNode, useRef } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";

import { IconButton } from "./icon-button.tsx";
import { TriangleAlert, X } from "./icons.ts";
import { CircleAlert, CircleCheck, CloudUpload, Info } from "./screen-icons.ts";
import { toastAnimation } from "./toast-animation.ts";
import { ToastProgress } from "./toast-progress.tsx";
import { useExitAnimation } from "./use-exit-animation.ts";

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  upload: CloudUpload,
} as const;

interface ToastProps extends Omit<ComponentProps<"div">, "title" | "ref"> {
  tone: keyof typeof ICONS;
  title: string;
  message?: ReactNode;
  /** The remaining part of its display time, from 1 to 0. */
  remainingFraction?: number;
  /** The toast flashes when this number grows. */
  repeatCount?: number;
  /** The percentage of an upload. */
  progress?: number;
  /** A button before the close button. */
  action?: ReactNode;
  /** Buttons below the progress. */
  footer?: ReactNode;
  onClose: () => void;
}

/** Displays one notification. The notification stack decides how long. */
export function Toast({
  tone,
  title,
  message,
  remainingFraction,
  repeatCount = 0,
  progress,
  action,
  footer,
  onClose,
  ...rest
}: ToastProps) {
  const Icon = ICONS[tone];
  const ref = useRef<HTMLDivElement>(null);
  useExitAnimation(ref, { isInFlow: true });

  return (
    <StyledToast ref={ref} {...rest} data-tone={tone} data-motion="own">
      {repeatCount > 0 && <Flash key={repeatCount} aria-hidden="true" data-motion="own" />}
      <Tile>
        <Icon size={20} />
      </Tile>
      <div>
        <b>{title}</b>
        {message && <p>{message}</p>}
        {progress !== undefined && <ToastProgress label={title} value={progress} />}
        {footer && <Footer>{footer}</Footer>}
      </div>
      {action}
      <IconButton label="Dismiss" onClick={onClose}>
        <X size={20} />
      </IconButton>
      {remainingFraction !== undefined && (
        <TimeLeft
          aria-hidden="true"
          data-motion="own"
          style={{ transform: `scaleX(${remainingFraction})` }}
        />
      )}
    </StyledToast>
  );
}

const StyledToast = styled.div`
  position: relative;
  display: flex;
  gap: 11px;
  align-items: start;
  overflow: hidden;
  padding: 12px 4px 14px 12px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.raised};
  box-shadow: ${shadow[2]};
  ${toastAnimation}

  /* Centres a title without a message beside the icon. */
  > div {
    display: grid;
    flex: 1;
    align-content: center;
    min-width: 0;
    min-height: 38px;
  }

  &[data-tone="info"] {
    --tone: ${color.info};
    --tone-soft: ${color["info-soft"]};
  }

  &[data-tone="success"] {
    --tone: ${color.success};
    --tone-soft: ${color["success-soft"]};
  }

  &[data-tone="warning"] {
    --tone: ${color.warning};
    --tone-soft: ${color["warning-soft"]};
  }

  &[data-tone="error"] {
    --tone: ${color["danger-text"]};
    --tone-soft: ${color["danger-soft"]};
  }

  &[data-tone="upload"] {
    --tone: ${color["accent-text"]};
    --tone-soft: ${color["accent-soft"]};
  }

  b {
    display: block;
    font: ${typography.label};
    font-weight: 680;
    overflow-wrap: anywhere;
  }

  p {
    margin-top: 1px;
    color: ${color["text-2"]};
    font: ${typography.small};
    overflow-wrap: anywhere;
  }

  > button {
    margin-top: -3px;
  }

  > [aria-label] {
    margin: -6px 0 0 -11px;
  }
`;

const flash = keyframes`
  from { opacity: 0.4; }
`;

const Flash = styled.span`
  position: absolute;
  inset: 0;
  background: var(--tone);
  opacity: 0;
  animation: ${flash} 600ms ease-out;
  pointer-events: none;
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 38px;
  height: 38px;
  border-radius: 12px;
  background: var(--tone-soft);
  color: var(--tone);
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
`;

const TimeLeft = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 4px;
  border-radius: 0 4px 4px 0;
  background: var(--tone);
  transform-origin: left;
  transition: transform 100ms linear;

  ${media.forcedColors} {
    background: CanvasText;
  }
`;
