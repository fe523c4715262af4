import { userQueries } from "@topout/shared/api";
import { invitationMutations } from "@topout/shared/api/account";
import { paths } from "@topout/shared/paths";
import {
  notify,
  setPreference,
  useMutation,
  useNavigate,
  useQueryClient,
} from "@topout/shared/platform";

/** The screen shows the account of another address, and a link that no longer works. */
const meta = { handledErrors: ["FORBIDDEN"] } as const;

/** Accepts or declines an invitation to the team of a gym, and opens the next screen. */
export function useAnswer(gymId: string, onAnswered: () => void) {
  const navigate = useNavigate();
  const client = useQueryClient();

  const accept = useMutation({
    ...invitationMutations.accept(),
    meta,
    onSuccess: (user) => {
      onAnswered();
      // The guard of Route Setting reads the new role.
      client.setQueryData(userQueries.me().queryKey, user);
      setPreference("gymId", gymId);
      notify({ type: "success", title: "Welcome to the team" });
      void navigate(paths.routeSetting, { replace: true });
    },
  });
  const decline = useMutation({
    ...invitationMutations.decline(),
    meta,
    onSuccess: () => {
      onAnswered();
      notify({ type: "success", title: "Invitation declined" });
      void navigate(paths.dashboard, { replace: true });
    },
  });
  return { accept, decline };
}
