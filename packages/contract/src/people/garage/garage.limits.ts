/** The most machines of a member. */
export const GARAGE_MAX = 50
export const GARAGE_NAME_MAX = 40
