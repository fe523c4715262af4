import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { UserListDialog } from "./user-list-dialog.tsx";

const users = [{ id: "1", username: "ayla.k" }];

test.each([
  [undefined, "101 bumpsayla.k"],
  [0, "101 bumpsayla.k"],
  [7, "101 bumpsayla.kand 7 more"],
])("UserListDialog with %s more users shows: %s", (moreCount, text) => {
  render(
    <MemoryRouter>
      <UserListDialog title="101 bumps" users={users} moreCount={moreCount} onClose={() => {}} />
    </MemoryRouter>,
  );

  expect(screen.getByRole("dialog")).toHaveTextContent(text);
});

test("UserListDialog shows the display name and the username", () => {
  render(
    <MemoryRouter>
      <UserListDialog
        title="1 bump"
        users={[{ id: "1", username: "xm", display_name: "王小明" }]}
        onClose={() => {}}
      />
    </MemoryRouter>,
  );

  expect(screen.getByRole("link", { name: "王小明 @xm" })).toBeVisible();
});
