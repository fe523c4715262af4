/** Runs in the page. Our server has no HTTP/2, without which the scripts of a remote wait for the drawing. */
export function simulateHttp2(): void {
  Object.defineProperty(PerformanceResourceTiming.prototype, "nextHopProtocol", {
    get: () => "h2",
  });
}
