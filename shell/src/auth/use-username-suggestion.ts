import { profileQueries } from "@topout/shared/api/account";
import { useQuery } from "@topout/shared/platform";
import { useState } from "react";

/** The username of the form. Until the user enters one, it is suggested from the email address, if it is available. */
export function useUsernameSuggestion() {
  const [enteredName, setEnteredName] = useState<string>();
  const [email, setEmail] = useState("");
  const { data: suggestion } = useQuery(profileQueries.usernameSuggestion(email));
  const isSuggested = enteredName === undefined && !!suggestion;

  return {
    username: enteredName ?? suggestion ?? "",
    hint: isSuggested ? "Suggested from your email. You can change it." : undefined,
    enterUsername: setEnteredName,
    suggestFor: (address: string) => {
      if (enteredName === undefined) setEmail(address);
    },
  };
}
