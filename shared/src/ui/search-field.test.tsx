import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";

import { SearchField } from "./search-field.tsx";

function openField(query = "") {
  const onSearch = vi.fn<(query: string) => void>();
  function Page() {
    const [value, setValue] = useState(query);
    const search = (next: string) => {
      onSearch(next);
      setValue(next);
    };
    return <SearchField label="Search routes" value={value} onSearch={search} />;
  }
  render(<Page />);
  return { onSearch, user: userEvent.setup(), field: screen.getByRole("searchbox") };
}

describe("SearchField", () => {
  test("searches for the trimmed query when typing pauses", async () => {
    const { onSearch, field } = openField();

    fireEvent.change(field, { target: { value: " slab " } });
    expect(onSearch).not.toHaveBeenCalled();

    await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("slab"));
    expect(field).toHaveValue(" slab ");
  });

  test("keeps what was typed before a slow page has rendered the query", () => {
    const onSearch = vi.fn<(query: string) => void>();
    const renderField = (value: string) => (
      <SearchField label="Search routes" value={value} onSearch={onSearch} />
    );
    const { rerender } = render(renderField(""));
    const field = screen.getByRole("searchbox");

    fireEvent.change(field, { target: { value: "slab" } });
    fireEvent.submit(field);
    fireEvent.change(field, { target: { value: "slab crimp" } });
    rerender(renderField("slab"));
    expect(field).toHaveValue("slab crimp");

    rerender(renderField(""));
    expect(field, "after a reset").toHaveValue("");
    rerender(renderField("slab"));
    expect(field, "after a link").toHaveValue("slab");
  });

  test("searches immediately on Enter", async () => {
    const { onSearch, user, field } = openField();

    fireEvent.change(field, { target: { value: "slab" } });
    await user.type(field, "{Enter}");

    expect(onSearch).toHaveBeenCalledExactlyOnceWith("slab");
  });

  test("searches immediately on blur", () => {
    const { onSearch, field } = openField();

    fireEvent.change(field, { target: { value: "slab" } });
    fireEvent.blur(field);

    expect(onSearch).toHaveBeenCalledExactlyOnceWith("slab");
  });

  test("clears the query and hides the clear button", async () => {
    const { onSearch, user, field } = openField("slab");

    await user.click(screen.getByRole("button", { name: "Clear search" }));

    expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
  });
});
