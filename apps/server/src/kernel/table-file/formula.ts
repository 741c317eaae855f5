/**
 * A spreadsheet program calculates a cell of a CSV file that begins with one of these, also with their
 * full-width forms; a cell that a stranger wrote could so read other cells and send them away.
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/

export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** What `withoutFormula` was given: a file that we wrote is read back unchanged. */
export const withFormulaText = (text: string): string => text.replace(ESCAPED, '')
