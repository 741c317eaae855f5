/** The most wanted parts of a member. */
export const WANTED_PARTS_MAX = 30
/** The longest words of one, as of a search. */
export const WANTED_PART_WORDS_MAX = 100
