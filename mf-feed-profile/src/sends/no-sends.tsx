import { paths } from "@topout/shared/paths";
import { ButtonLink, Card, EmptyState, HoldGlyph } from "@topout/shared/ui";

interface NoSendsProps {
  /** Adds a hint and a link for a user who can log the first send. */
  canLog: boolean;
}

export const NoSends = ({ canLog }: NoSendsProps) => (
  <Card>
    <EmptyState
      illustration={<HoldGlyph skin="green" state="unsent" size={48} />}
      title="No sends yet"
      {...(canLog && logHint)}
    />
  </Card>
);

const logHint = {
  hint: "Log a send to see it here.",
  action: (
    <ButtonLink variant="primary" to={paths.dashboard}>
      Find a route
    </ButtonLink>
  ),
};
