import { formatCount } from "@topout/shared/domain";
import { Banner, Button, CircleAlert, Dialog } from "@topout/shared/ui";

import type { FailedRoute } from "./use-bulk-change.ts";

interface FailedRoutesDialogProps {
  routes: readonly FailedRoute[];
  onClose: () => void;
}

/** Lists the routes that the server did not change, with the reasons. They stay checked. */
export function FailedRoutesDialog({ routes, onClose }: FailedRoutesDialogProps) {
  return (
    <Dialog
      title={`${formatCount(routes.length, "route")} not changed`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      <Banner tone="danger" role="alert" icon={<CircleAlert size={20} />}>
        All other routes were changed. These are still selected.
      </Banner>
      <ul>
        {routes.map(({ id, name, message }) => (
          <li key={id}>
            <b>{name}</b>: {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
