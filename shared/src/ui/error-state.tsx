import type { ReactNode } from "react";

import type { ButtonVariant } from "./button-styles.ts";
import { Button } from "./button.tsx";
import { Card } from "./card.ts";
import { EmptyState } from "./empty-state.tsx";
import { TriangleAlert } from "./icons.ts";

interface ErrorStateProps {
  title: string;
  hint?: string;
  /** A warning sign, when not given. */
  art?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  /** The button's. */
  variant?: ButtonVariant;
  icon?: ReactNode;
}

/** Stands where something would be that did not come, and asks for it again. */
export function ErrorState({
  title,
  hint = "Check your connection, then try again.",
  art,
  onRetry,
  retrying = false,
  variant = "primary",
  icon,
}: ErrorStateProps) {
  return (
    <Card>
      <EmptyState
        role="alert"
        art={art ?? <TriangleAlert size={40} />}
        title={title}
        hint={hint}
        action={
          <Button variant={variant} icon={icon} busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </Card>
  );
}
