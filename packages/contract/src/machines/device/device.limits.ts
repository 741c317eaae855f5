export const MOST_COMPARED = 4
