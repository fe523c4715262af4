import { profileQueries } from "@topout/shared/api/account";
import { useQuery } from "@topout/shared/platform";
import { useEffect, useRef, useState } from "react";

/** Fills in a username from the email address, if it is available and the user has not entered one. */
export function useUsernameSuggestion() {
  const ref = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [isShown, setIsShown] = useState(false);
  const { data: suggestion } = useQuery(profileQueries.usernameSuggestion(email));

  useEffect(() => {
    if (!suggestion || ref.current?.value !== "") return;
    ref.current.value = suggestion;
    setIsShown(true);
  }, [suggestion]);

  return {
    /** For the field of the username. */
    ref,
    hint: isShown ? "Suggested from your email. You can change it." : undefined,
    suggestFor: (address: string) => {
      if (ref.current?.value === "") setEmail(address);
    },
  };
}
