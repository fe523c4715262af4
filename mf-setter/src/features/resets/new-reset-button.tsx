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
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...resetMutations.create(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
  });
  const createReset = () =>
    mutate(
      { gymId, id: createIdempotencyKey() },
      { onSuccess: ({ id }) => void navigate(paths.reset(id)) },
    );

  return (
    <Button variant={variant} icon={<Plus size={19} />} isBusy={isPending} onClick={createReset}>
      New reset
    </Button>
  );
}
