import { useMe } from "@topout/shared/api";
import { GymSearchMenu, MAX_LISTED_GYMS } from "@topout/shared/gym-search";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, Select } from "@topout/shared/ui";

import { ActivityFeed } from "../../features/activity-feed/activity-feed.tsx";
import { feedTexts } from "./feed-texts.ts";
import { useGymFilter } from "./use-gym-filter.ts";

/** /feed */
function FeedScreen() {
  const { gymId, selectedGym, gyms, setGymId } = useGymFilter();
  const { user } = useMe();

  return (
    <Page>
      <Header>
        <h1>{feedTexts.title}</h1>
        {gyms.length > MAX_LISTED_GYMS && (
          <GymSearchMenu
            title="Gyms"
            selectedId={gymId ?? null}
            homeGymId={user?.home_gym}
            onSelect={({ id }) => setGymId(id)}
            clearing={{ label: "All gyms", onClear: () => setGymId(undefined) }}
            trigger={(props) => (
              <Button
                {...props}
                aria-label={selectedGym ? `Gym: ${selectedGym.name}` : "Gym: All gyms"}
              >
                {selectedGym?.name ?? "All gyms"}
              </Button>
            )}
          />
        )}
        {gyms.length > 1 && gyms.length <= MAX_LISTED_GYMS && (
          <Select
            size="small"
            aria-label="Gym"
            value={gymId ?? ""}
            onChange={(event) => setGymId(event.target.value || undefined)}
          >
            <option value="">All gyms</option>
            {gyms.map(({ id, name }) => (
              <option key={id} value={id} translate="no">
                {name}
              </option>
            ))}
          </Select>
        )}
      </Header>
      <ActivityFeed key={gymId} gymId={gymId} />
    </Page>
  );
}

export { FeedScreen as Component };

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 620px;
  margin: 0 auto;
  padding-top: 6px;

  ${media.desktop} {
    gap: 16px;
    padding-top: 24px;
  }
`;

const Header = styled.header`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;

  /* The name of a gym can be long. */
  > span {
    flex: 0 1 auto;
    min-width: 0;
  }

  select {
    max-width: 100%;
  }
`;
