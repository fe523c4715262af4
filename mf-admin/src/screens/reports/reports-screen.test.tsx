import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getTitles } from "@topout/shared/testing";
import { paths } from "@topout/shared/paths";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { Component as ReportsScreen } from "./reports-screen.tsx";

/** Opens the reports of an admin, with a report on a video of dan. */
const open = ({ videoCount = 1 } = {}) =>
  renderWithApi({
    seed: async (api) => {
      const { id: route_id } = await api.seed.route({ name: "P5", location: "The Cave" });
      const { id: user_id } = await api.seed.user({ username: "dan" });
      for (let count = 0; count < videoCount; count++) {
        const video = await api.seed.video({ route_id, user_id });
        await api.seed.report({ video_id: video.id });
      }
      await api.signIn({ username: "robin", is_superuser: true });
    },
    render: () => <ReportsScreen />,
    initialEntry: paths.reports,
  });

const findReport = () => screen.findByRole("region", { name: "Video of dan" });

describe("the reports", () => {
  test("say that there are none", async () => {
    await open({ videoCount: 0 });

    expect(await screen.findByRole("heading", { name: "No open reports" })).toBeInTheDocument();
    expect(await screen.findByText("0 open in all gyms")).toBeInTheDocument();
  });

  test("show the video, its reasons and what staff can do", async () => {
    await open();

    const report = within(await findReport());

    expect(report.getByText("Reported by 1 climber")).toBeInTheDocument();
    expect(report.getByText("It shows something private")).toBeInTheDocument();
    expect(report.getByText("dan does not learn who reported.")).toBeInTheDocument();
    expect(report.getByRole("radio", { name: "Go on" })).toBeChecked();
    expect(document.querySelector("video")).toBeNull();
  });

  test("say that the video could not be loaded, and load it again on demand", async () => {
    const { network } = await open();
    network.fail(/GET \/api\/video\//);
    const report = within(await findReport());

    fireEvent.click(report.getByRole("button", { name: "Play the video" }));

    expect(await report.findByRole("alert")).toHaveTextContent("This video couldn't be played.");
    const countRequests = () =>
      network.requests.filter((request) => request.startsWith("GET /api/video/")).length;
    const failedCount = countRequests();
    fireEvent.click(report.getByRole("button", { name: "Play the video" }));
    await waitFor(() => expect(countRequests()).toBeGreaterThan(failedCount));
  });

  test("show the reported photos of a person who has hidden the profile since", async () => {
    await renderWithApi({
      seed: async (api) => {
        const { id } = await api.seed.user({
          username: "dan",
          profile_photo: await api.seed.storeImage(),
          cover_photo: await api.seed.storeImage(),
        });
        const { fetch } = await api.signIn({ is_verified: true });
        const body = { subject: { type: "user", id, part: "photo" }, reason: "abusive" };
        await fetch("/api/reports", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        await api.seed.updateUser(id, { profile_visible: false });
        await api.signIn({ username: "robin", is_superuser: true });
      },
      render: () => <ReportsScreen />,
      initialEntry: paths.reports,
    });

    const report = within(await screen.findByRole("region", { name: "Photo of dan" }));
    expect(await report.findByRole("img", { name: "Profile photo of dan" })).toBeInTheDocument();
    expect(await report.findByRole("img", { name: "Cover photo of dan" })).toBeInTheDocument();
  });

  test("move to the decided ones after a decision, which can be undone there", async () => {
    await open();
    fireEvent.click(within(await findReport()).getByRole("button", { name: "Remove" }));

    const undo = await screen.findByRole("button", { name: "Undo: Video of dan" });
    expect(screen.getByRole("heading", { name: "No open reports" })).toBeInTheDocument();
    expect(getTitles()).toEqual(["Video removed"]);
    expect(document.activeElement).toHaveTextContent("No open reports");
    fireEvent.click(undo);

    const report = within(await findReport());
    await waitFor(() => expect(report.getByText(/^Undone by robin, /)).toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent("Undone by robin");
  });
});
