export async function printCost(_root: string): Promise<void> {}
