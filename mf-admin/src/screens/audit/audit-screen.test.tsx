import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { admin, gymChanges } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";

import { renderWithApi } from "../../testing/render.ts";
import { Component as AuditScreen } from "./audit-screen.tsx";

/** An admin who changes the name of a gym and makes a climber a setter. */
const open = (initialEntry: string = paths.audit) =>
  renderWithApi({
    seed: async (api) => {
      const climber = await api.seed.user({ username: "tom.beta" });
      const gym = await api.seed.gym({ name: "Depot" });
      const { fetch } = await api.signIn({
        username: "robin.k",
        display_name: "Robin Kay",
        is_superuser: true,
      });
      const body = new FormData();
      body.append("name", "Depot North");
      await fetch(`/api${gymChanges.update.path.replace("{gym_id}", gym.id)}`, {
        method: "PATCH",
        body,
      });
      await fetch(`/api${admin.promoteToSetter.path.replace("{user_id}", climber.id)}`, {
        method: "POST",
      });
      return { climber, gym };
    },
    render: () => <AuditScreen />,
    initialEntry,
  });

const findEntries = async () =>
  within(await screen.findByRole("list", { name: "Changes" })).getAllByRole("listitem");

describe("AuditScreen", () => {
  test("shows who changed what, from where, with the values before and after", async () => {
    await open();

    const [role, gym] = await findEntries();
    expect(screen.getByText("2 changes")).toBeVisible();
    expect(role).toHaveTextContent(
      /^Robin Kay \(@robin.k\) gave route setter rights to user tom.beta.*from 127.0.0.1/,
    );
    expect(role).toHaveTextContent(/Route setterno.*yes$/);
    expect(gym).toHaveTextContent(/Robin Kay \(@robin.k\) changed gym Depot North/);
    expect(gym).toHaveTextContent(/NameDepot.*Depot North$/);
  });

  test("filters by person, object and kind", async () => {
    const { user } = await open();
    await findEntries();

    await user.selectOptions(screen.getByRole("combobox", { name: "Object" }), "Gyms");
    await waitFor(async () => expect(await findEntries()).toHaveLength(1));
    expect(screen.getByText(/changed gym/)).toBeVisible();

    await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Deleted");
    expect(await screen.findByRole("heading", { name: "No changes found" })).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(async () => expect(await findEntries()).toHaveLength(2));

    await user.type(screen.getByRole("searchbox", { name: "Changed by" }), "nobody");
    expect(await screen.findByRole("heading", { name: "No changes found" })).toBeVisible();
  });

  test("shows all changes of one object", async () => {
    const { user } = await open();
    await findEntries();

    await user.click(screen.getByRole("button", { name: "tom.beta" }));

    await waitFor(async () => expect(await findEntries()).toHaveLength(1));
    expect(screen.getByRole("combobox", { name: "Object" })).toHaveDisplayValue("One object");
  });

  test("reads the filters from the URL, and ignores unknown values", async () => {
    await open(`${paths.audit}?object=gym&action=unknown`);

    expect(await findEntries()).toHaveLength(1);
    expect(screen.getByRole("combobox", { name: "Object" })).toHaveValue("gym");
  });

  test("shows a deleted account as actor and as object, without its name or a link", async () => {
    await renderWithApi({
      seed: async (api) => {
        const staff = await api.seed.user({ username: "gone.admin", is_superuser: true });
        const climber = await api.seed.user({ username: "gone.climber" });
        const { fetch } = await api.signIn({ is_superuser: true });
        await fetch(`/api${admin.promoteToSetter.path.replace("{user_id}", climber.id)}`, {
          method: "POST",
        });
        await api.db.execute(`update audit_entries set actor_id = '${staff.id}'`);
        await api.db.execute(`delete from users where id in ('${staff.id}', '${climber.id}')`);
      },
      render: () => <AuditScreen />,
      initialEntry: paths.audit,
    });

    const [entry] = await findEntries();

    expect(entry).toHaveTextContent(
      /^Deleted account gave route setter rights to user Deleted account/,
    );
    expect(screen.queryByText(/gone/)).not.toBeInTheDocument();
    expect(within(entry as HTMLElement).queryByRole("link")).not.toBeInTheDocument();
  });

  test("shows a change that only a later version knows", async () => {
    await renderWithApi({
      seed: async (api) => {
        await api.signIn({ is_superuser: true });
        await api.db.execute(`
          insert into audit_entries (id, action, object_type, object_id, object_name) values
            (gen_random_uuid(), 'merge', 'gym', gen_random_uuid(), 'Depot'),
            (gen_random_uuid(), 'update', 'label', gen_random_uuid(), 'Poster')`);
      },
      render: () => <AuditScreen />,
      initialEntry: paths.audit,
    });

    const texts = (await findEntries()).map(({ textContent }) => textContent);

    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The server's operator made another change to Depot/),
        expect.stringMatching(/^The server's operator made another change to Poster/),
      ]),
    );
  });

  test("loads the next page of changes, and moves the focus to the first new one", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        await api.signIn({ is_superuser: true });
        await api.db.execute(`
          insert into audit_entries (id, action, object_type, object_id, object_name)
          select gen_random_uuid(), 'update', 'gym', gen_random_uuid(), 'Gym ' || n from generate_series(1, 55) as n`);
      },
      render: () => <AuditScreen />,
      initialEntry: paths.audit,
    });
    expect(await findEntries()).toHaveLength(50);

    await user.click(screen.getByRole("button", { name: "Load more changes" }));

    await waitFor(async () => expect(await findEntries()).toHaveLength(55));
    const entries = await findEntries();
    expect(entries[50]).toContainElement(document.activeElement as HTMLElement);
  });
});
