const DAY_MS = 86_400_000;

export const getDateDaysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
