import type { ArchivedRoute } from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, RotateCcw } from "@topout/shared/ui";

import { useRestoreRoutes } from "../../route-writes/use-restore-routes.ts";
import { useStripRoutes } from "../../route-writes/use-strip-routes.ts";

interface RestoreButtonProps {
  route: ArchivedRoute;
  /** Called with the restored route, and with undefined when the user undoes it. */
  onRestored: (route: Route | undefined) => void;
}

/** Restores the route at once. Then the same button, which keeps the focus, strips it again. */
export function RestoreButton({ route, onRestored }: RestoreButtonProps) {
  const restore = useRestoreRoutes(([restored]) => onRestored(restored));
  const strip = useStripRoutes();
  const undo = () => {
    onRestored(undefined);
    strip.mutate([route]);
  };

  return route.status === "stripped" ? (
    <Restore
      icon={<RotateCcw size={18} />}
      aria-label={`Restore ${route.name}`}
      isBusy={restore.isPending}
      onClick={() => restore.mutate([route])}
    >
      Restore
    </Restore>
  ) : (
    <Restore
      variant="ghost"
      aria-label={`Undo, ${route.name} stays stripped`}
      isBusy={strip.isPending}
      onClick={undo}
    >
      Undo
    </Restore>
  );
}

/** On phones, "Restore" has only its icon. */
const Restore = styled(Button)`
  justify-self: end;

  &[data-variant="secondary"] {
    width: 44px;
    padding: 0;

    > span {
      display: none;
    }

    ${media.desktop} {
      width: auto;
      padding: 0 16px;

      > span {
        display: inline;
      }
    }
  }
`;
