import { useMe } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { styled, useOverlayState } from "@topout/shared/platform";
import { ReportDialog } from "@topout/shared/reporting";
import { Button } from "@topout/shared/ui";

/** Reports the name or the photo of a route. */
export function ReportRoute({ route }: { route: Route }) {
  const { user } = useMe();
  const report = useOverlayState("reportRoute");
  if (!user) return null;

  return (
    <>
      <Row>
        <Button variant="ghost" size="small" onClick={() => report.open(true)}>
          Report this route
        </Button>
      </Row>
      {report.value !== undefined && (
        <ReportDialog
          title="Report this route"
          subject={{ type: "route", id: route.id }}
          name={route.name}
          note="Nobody will learn who reported it."
          user={user}
          onClose={report.close}
        />
      )}
    </>
  );
}

const Row = styled.p`
  display: flex;
  justify-content: flex-end;
  margin-left: auto;
`;
