import { Archive, Button, Card, EmptyState, Search } from "@topout/shared/ui";

export const EmptyArchive = () => (
  <Card>
    <EmptyState
      illustration={<Archive size={44} />}
      title="Nothing stripped yet"
      hint="Routes that come down are kept here with their sends, photos and beta."
    />
  </Card>
);

export const NoMatches = ({ onReset }: { onReset: () => void }) => (
  <Card>
    <EmptyState
      illustration={<Search size={44} />}
      title="Nothing matches"
      action={<Button onClick={onReset}>Reset filters</Button>}
    />
  </Card>
);
