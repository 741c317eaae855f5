/**
 * A spreadsheet program calculates a cell of a CSV file that begins with one of these, also with their
 * full-width forms and after spaces; a cell that a stranger wrote could so read other cells and send them away.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const ESCAPED = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/

export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** What `withoutFormula` was given: a file that we wrote is read back unchanged. */
export const withFormulaText = (text: string): string => text.replace(ESCAPED, '')
