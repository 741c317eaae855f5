/** How long the second step of a sign-in may take. */
export const SECOND_STEP_MINUTES = 5
/** Wrong codes for one sign-in. */
export const SECOND_STEP_TRIES = 5

export const RECOVERY_CODES = 10
/** Characters of the longest code as it is typed, with separators and spaces. */
export const SECOND_FACTOR_CODE_MAX = 40
