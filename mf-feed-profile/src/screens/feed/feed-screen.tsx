export function Component() {
  return <h1>Feed</h1>;
}
