import type { ReactNode } from "react";

import type { CodeTarget } from "@topout/shared/contract";
import { useParams } from "@topout/shared/platform";
import { Button, Card, EmptyState, VisuallyHidden, WifiOff } from "@topout/shared/ui";

import { LoadError } from "../../gym-routes/load-error.tsx";
import { type LabelKind, labelTexts } from "./label-texts.ts";
import { UnknownLabel } from "./unknown-label.tsx";
import { useLabelTarget } from "./use-label-target.ts";

interface LabelProps {
  kind: LabelKind;
  /** Shown while the target loads. */
  skeleton: ReactNode;
  children: (target: CodeTarget, code: string) => ReactNode;
}

/** Shows what the code in the path leads to, or why it cannot. */
export function Label({ kind, skeleton, children }: LabelProps) {
  // Some people type the code, also with the space of the label.
  const code = useParams()["code"]?.toUpperCase().replaceAll(" ", "") ?? "";
  const { target, isUnknown, ...request } = useLabelTarget(code);

  if (isUnknown) return <UnknownLabel kind={kind} />;
  if (target) return children(target, code);
  return (
    <>
      <VisuallyHidden as="h1">{labelTexts[kind].title}</VisuallyHidden>
      {request.error ? <FailedLabel kind={kind} {...request} /> : skeleton}
    </>
  );
}

interface FailedLabelProps {
  kind: LabelKind;
  isOffline: boolean;
  error: Error | null;
  retry: () => void;
}

function FailedLabel({ kind, isOffline, error, retry }: FailedLabelProps) {
  const { notSaved, failed } = labelTexts[kind];
  if (!isOffline) return <LoadError title={failed} error={error} onRetry={retry} />;
  return (
    <Card>
      <EmptyState
        role="alert"
        illustration={<WifiOff size={40} />}
        title="You are offline."
        hint={notSaved}
        action={<Button onClick={retry}>Try again</Button>}
      />
    </Card>
  );
}
