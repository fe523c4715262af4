import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";

import { SearchField } from "./search-field.tsx";

function openField(words = "") {
  const onSearch = vi.fn<(words: string) => void>();
  function Page() {
    const [value, setValue] = useState(words);
    const search = (next: string) => {
      onSearch(next);
      setValue(next);
    };
    return <SearchField label="Search routes" value={value} onSearch={search} />;
  }
  render(<Page />);
  return { onSearch, user: userEvent.setup(), field: screen.getByRole("searchbox") };
}

describe("a search field", () => {
  test("searches once the typing pauses, for the words without the space around them", async () => {
    const { onSearch, field } = openField();

    fireEvent.change(field, { target: { value: " slab " } });
    expect(onSearch).not.toHaveBeenCalled();

    await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("slab"));
    expect(field).toHaveValue(" slab ");
  });

  test("searches at once with Enter", async () => {
    const { onSearch, user, field } = openField();

    fireEvent.change(field, { target: { value: "slab" } });
    await user.type(field, "{Enter}");

    expect(onSearch).toHaveBeenCalledExactlyOnceWith("slab");
  });

  test("searches at once when it is left", () => {
    const { onSearch, field } = openField();

    fireEvent.change(field, { target: { value: "slab" } });
    fireEvent.blur(field);

    expect(onSearch).toHaveBeenCalledExactlyOnceWith("slab");
  });

  test("is emptied by its cross, which is there only as long as there is something to empty", async () => {
    const { onSearch, user, field } = openField("slab");

    await user.click(screen.getByRole("button", { name: "Clear search" }));

    expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
  });
});
