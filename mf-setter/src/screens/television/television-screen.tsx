import { getServerTime, gymScreenQueries } from "@topout/shared/api/gym-screens";
import { styled, useParams, useQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { pixelSize, scaled } from "../../features/television/scale.ts";
import { TelevisionView } from "./television-view.tsx";

/** /tv/:gymId */
export { TelevisionScreen as Component };

function TelevisionScreen() {
  const { gymId = "" } = useParams();
  const { data, error } = useQuery(gymScreenQueries.one(gymId));

  if (error) return <Message title="This gym no longer exists" />;
  if (!data) return <Message />;
  if (!data.screen) return <Message title="No connection yet" />;
  return <TelevisionView screen={data.screen} receivedAt={data.receivedAt ?? getServerTime()} />;
}

const Message = ({ title }: { title?: string }) => (
  <Page aria-busy={title === undefined}>{title !== undefined && <h1>{title}</h1>}</Page>
);

const Page = styled.div`
  ${pixelSize}
  display: grid;
  place-items: center;
  height: 100vh;
  background: ${color.bg};
  cursor: none;

  > h1 {
    font: 740 ${scaled(60)} / ${scaled(68)} var(--font);
  }
`;
