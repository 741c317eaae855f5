const DAY_MS = 86_400_000

/** When the provider of an open dispute is asked if no notification comes. */
export const nextQuestion = (now: Date): Date => new Date(now.getTime() + DAY_MS)
