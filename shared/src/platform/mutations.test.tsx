import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from "./index.ts";

const queryKey = ["draft"];

interface DeleteButtonProps {
  deleteDraft: () => Promise<string>;
  /** Ends after the refetch of the draft, like that of another query. */
  refetchOthers?: () => Promise<unknown>;
  log: (event: string) => void;
}

function DeleteButton({ deleteDraft, refetchOthers, log }: DeleteButtonProps) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: deleteDraft,
    onSuccess: () => log("onSuccess"),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      await refetchOthers?.();
    },
    afterSuccess: (data) => log(`afterSuccess ${data}`),
    afterError: ({ message }) => log(`afterError ${message}`),
  });
  const handleClick = () =>
    mutate(undefined, { onSuccess: () => log("close"), onError: () => log("stay open") });
  return <button onClick={handleClick}>Delete</button>;
}

/** Renders a draft with a button until the draft is deleted. Returns the events in their order. */
async function clickDelete(
  calls: Pick<DeleteButtonProps, "deleteDraft" | "refetchOthers">,
  hasDraft = () => true,
) {
  const events: string[] = [];
  const log = (event: string) => void events.push(event);
  function Draft() {
    const { data } = useQuery({
      queryKey,
      queryFn: () => {
        log("fetch");
        return hasDraft();
      },
    });
    return data ? <DeleteButton {...calls} log={log} /> : <p>No drafts</p>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Draft />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  return events;
}

test("afterSuccess runs after the refetch, and then the callback of mutate", async () => {
  const events = await clickDelete({ deleteDraft: async () => "Draft 1" });

  await waitFor(() =>
    expect(events).toEqual(["fetch", "onSuccess", "fetch", "afterSuccess Draft 1", "close"]),
  );
});

test("afterSuccess also runs if the refetch has removed the component", async () => {
  let hasDraft = true;
  const events = await clickDelete(
    {
      deleteDraft: async () => {
        hasDraft = false;
        return "Draft 1";
      },
      refetchOthers: () => screen.findByText("No drafts"),
    },
    () => hasDraft,
  );

  await waitFor(() => expect(events).toContain("afterSuccess Draft 1"));
});

test("afterError runs after the refetch, and then the callback of mutate", async () => {
  const events = await clickDelete({ deleteDraft: () => Promise.reject(new Error("Conflict")) });

  await waitFor(() =>
    expect(events).toEqual(["fetch", "fetch", "afterError Conflict", "stay open"]),
  );
});
