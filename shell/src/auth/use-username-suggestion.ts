import { profileQueries } from "@topout/shared/api/account";
import { useQuery } from "@topout/shared/platform";
import { type RefObject, useEffect, useState } from "react";

/** Fills in a username from the email address, if it is available and the user has not entered one. */
export function useUsernameSuggestion(input: RefObject<HTMLInputElement | null>) {
  const [email, setEmail] = useState("");
  const [isShown, setIsShown] = useState(false);
  const { data: suggestion } = useQuery(profileQueries.usernameSuggestion(email));

  useEffect(() => {
    if (!suggestion || input.current?.value !== "") return;
    input.current.value = suggestion;
    setIsShown(true);
  }, [input, suggestion]);

  return {
    hint: isShown ? "Suggested from your email. You can change it." : undefined,
    suggestFor: (address: string) => {
      if (input.current?.value === "") setEmail(address);
    },
  };
}
