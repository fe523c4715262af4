import { useRef } from "react";

import { createIdempotencyKey, resetMutations } from "@topout/shared/api/staff";
import { paths } from "@topout/shared/paths";
import { useMutation, useNavigate } from "@topout/shared/platform";
import { Button, Plus } from "@topout/shared/ui";

import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";

interface NewResetButtonProps {
  gymId: string;
  variant: "primary" | "secondary";
}

/** Creates a draft without a dialog, and opens it. */
export function NewResetButton({ gymId, variant }: NewResetButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...resetMutations.create(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    // Runs before the refetch, which removes the button of an empty list.
    onSuccess: ({ id }) => {
      const hasLeftScreen = button.current === null;
      if (!hasLeftScreen) void navigate(paths.reset(id));
    },
  });

  return (
    <Button
      ref={button}
      variant={variant}
      icon={<Plus size={19} />}
      isBusy={isPending}
      onClick={() => mutate({ gymId, id: createIdempotencyKey() })}
    >
      New reset
    </Button>
  );
}
