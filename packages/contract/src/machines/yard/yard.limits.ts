/** Without schemas: pages read it without loading zod. */
export const DAY_MINUTES = 1440
