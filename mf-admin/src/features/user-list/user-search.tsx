import { useEffect, useEffectEvent, useState } from "react";

import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Search, TextInput } from "@topout/shared/ui";

const PAUSE_MS = 250;

interface UserSearchProps {
  initial: string;
  /** Once the typing pauses. */
  onSearch: (words: string) => void;
}

export function UserSearch({ initial, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(initial);
  const search = useEffectEvent(onSearch);

  useEffect(() => {
    const pause = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <Place role="search" onSubmit={(event) => event.preventDefault()}>
      <TextInput
        type="search"
        icon={<Search size={19} />}
        aria-label="Search username or email"
        placeholder="Search username or email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Place>
  );
}

const Place = styled.form`
  flex: 1 1 100%;

  ${media.tablet} {
    flex-basis: 240px;
    max-width: 340px;
  }
`;
