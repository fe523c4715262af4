import { plural } from "@topout/shared/domain";
import { Banner, Button, CircleAlert, Dialog } from "@topout/shared/ui";

import type { BulkFailure } from "./use-bulk-change.ts";

interface FailedRoutesDialogProps extends BulkFailure {
  onClose: () => void;
}

/** Lists the failed routes with the reasons. They stay checked. */
export function FailedRoutesDialog(props: FailedRoutesDialogProps) {
  const { action, routes, isPartial, onClose } = props;
  const texts = TEXTS[action];
  return (
    <Dialog
      title={texts.formatTitle(routes.length)}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      <Banner tone="danger" role="alert" icon={<CircleAlert size={20} />}>
        {isPartial ? texts.partial : "These are still selected."}
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

interface Texts {
  readonly formatTitle: (count: number) => string;
  readonly partial: string;
}

const TEXTS: Readonly<Record<BulkFailure["action"], Texts>> = {
  changed: {
    formatTitle: (count) =>
      plural(count, { one: "1 route not changed", other: `${count} routes not changed` }),
    partial: "All other routes were changed. These are still selected.",
  },
  deleted: {
    formatTitle: (count) =>
      plural(count, { one: "1 route not deleted", other: `${count} routes not deleted` }),
    partial: "All other routes were deleted. These are still selected.",
  },
  stripped: {
    formatTitle: (count) =>
      plural(count, { one: "1 route not stripped", other: `${count} routes not stripped` }),
    partial: "All other routes were stripped. These are still selected.",
  },
};
