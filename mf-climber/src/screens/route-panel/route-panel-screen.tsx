export function Component() {
  return <h1>Route</h1>;
}
