/** The longest question and answer, which the database checks as well. */
export const QUESTION_MAX = 500
/** How many answered questions a product's page shows. */
export const QUESTIONS_SHOWN = 10
