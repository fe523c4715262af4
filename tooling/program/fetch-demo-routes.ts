import { gyms, type Route, routes } from "@topout/shared/contract";

/** Fetches the current routes of the demo's first gym, whose map is the one that visitors see. */
export async function fetchDemoRoutes(programUrl: string): Promise<Route[]> {
  const [gym] = gyms.list.response.parse(await fetchJson(`${programUrl}/api${gyms.list.path}`));
  if (!gym) throw new Error("The demo has no gym");
  const path = `${routes.list.path}?gym_id=${gym.id}&current=true`;
  return routes.list.response.parse(await fetchJson(`${programUrl}/api${path}`));
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}
