import { type ComponentProps, type ReactNode, useRef } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";

import { IconButton } from "./icon-button.tsx";
import { CircleAlert, CircleCheck, CloudUpload, Info, TriangleAlert, X } from "./icons.ts";
import { Progress } from "./progress.tsx";
import { toastAnimation } from "./toast-animation.ts";
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
  /** What is left of its time, from 1 down to 0. */
  remaining?: number;
  /** An upload's percentage. */
  progress?: number;
  /** A button between the words and the cross. */
  action?: ReactNode;
  onClose: () => void;
}

/** One notification's look; when it comes and goes is the business of the stack around it. */
export function Toast({
  tone,
  title,
  message,
  remaining,
  progress,
  action,
  onClose,
  ...rest
}: ToastProps) {
  const Icon = ICONS[tone];
  const box = useRef<HTMLDivElement>(null);
  useExitAnimation(box, { inPlace: true });

  return (
    <Box ref={box} {...rest} data-tone={tone} data-motion="own">
      <Tile>
        <Icon size={20} />
      </Tile>
      <div>
        <b>{title}</b>
        {message && <p>{message}</p>}
        {progress !== undefined && (
          // The card is told when it comes; how far it is must not be told at every percent.
          <Uploaded aria-live="off">
            <Progress label={title} value={progress} />
            {Math.round(progress)}%
          </Uploaded>
        )}
      </div>
      {action}
      <IconButton label="Dismiss" onClick={onClose}>
        <X size={20} />
      </IconButton>
      {remaining !== undefined && (
        <TimeLeft
          aria-hidden="true"
          data-motion="own"
          style={{ transform: `scaleX(${remaining})` }}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
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

  > div {
    flex: 1;
    min-width: 0;
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

const Uploaded = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px;
  align-items: center;
  margin-top: 9px;
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
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
