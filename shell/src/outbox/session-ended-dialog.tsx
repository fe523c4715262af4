import { describeOperation } from "@topout/shared/outbox/engine";
import { createReturnState, paths } from "@topout/shared/paths";
import { outboxState, useLocation, useNavigate, useOutboxState } from "@topout/shared/platform";
import { Button, Dialog } from "@topout/shared/ui";

const close = () => outboxState.setState({ interruptedEntry: undefined });

/** Shown when the server rejects a tap because the session has ended. The tap waits for the user's next login. */
export function SessionEndedDialog() {
  const entry = useOutboxState(({ interruptedEntry }) => interruptedEntry);
  const navigate = useNavigate();
  const location = useLocation();
  if (!entry) return null;

  const logIn = () => {
    close();
    void navigate(paths.login, { state: createReturnState(location) });
  };
  return (
    <Dialog
      title="You've been logged out"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" data-autofocus onClick={logIn}>
            Log in
          </Button>
        </>
      }
    >
      <p>
        {`Your session has ended. This device keeps your change until you log in again: ${describeOperation(entry.operation, entry.subject)}.`}
      </p>
    </Dialog>
  );
}
