/** So many machines fit side by side. */
export const MOST_COMPARED = 4
