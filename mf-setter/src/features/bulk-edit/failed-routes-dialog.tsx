import { formatCount } from "@topout/shared/domain";
import { Banner, Button, CircleAlert, Dialog } from "@topout/shared/ui";

import type { BulkFailure } from "./use-bulk-change.ts";

interface FailedRoutesDialogProps extends BulkFailure {
  onClose: () => void;
}

/** Lists the failed routes with the reasons. They stay checked. */
export function FailedRoutesDialog(props: FailedRoutesDialogProps) {
  const { action, routes, isPartial, onClose } = props;
  return (
    <Dialog
      title={`${formatCount(routes.length, "route")} not ${action}`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      <Banner tone="danger" role="alert" icon={<CircleAlert size={20} />}>
        {isPartial
          ? `All other routes were ${action}. These are still selected.`
          : "These are still selected."}
      </Banner>
      <ul>
        {routes.map(({ id, name, message }) => (
          <li key={id}>
            <b translate="no">{name}</b>
            <span>{`: ${message}`}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
