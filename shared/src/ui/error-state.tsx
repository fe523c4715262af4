import type { ReactNode } from "react";

import type { ButtonVariant } from "./button-styles.ts";
import { Button } from "./button.tsx";
import { Card } from "./card.ts";
import { EmptyState } from "./empty-state.tsx";
import { TriangleAlert } from "./icons.ts";

interface ErrorStateProps {
  title: string;
  hint?: string;
  /** Default: a warning sign. */
  illustration?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The variant of the Retry button. */
  variant?: ButtonVariant;
  /** The icon of the Retry button. */
  icon?: ReactNode;
}

/** Replaces content that failed to load, and offers Retry. */
export function ErrorState({
  title,
  hint = "Check your connection and try again.",
  illustration,
  onRetry,
  isRetrying = false,
  variant = "primary",
  icon,
}: ErrorStateProps) {
  return (
    <Card>
      <EmptyState
        role="alert"
        illustration={illustration ?? <TriangleAlert size={40} />}
        title={title}
        hint={hint}
        action={
          <Button variant={variant} icon={icon} isBusy={isRetrying} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </Card>
  );
}
