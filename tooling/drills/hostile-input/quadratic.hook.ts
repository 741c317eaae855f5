/**
 * The control of the drill `hostile-input`: preloaded into the API, it matches every JSON text with a
 * pattern whose time grows with the square of a run of spaces.
 */
const QUADRATIC = / +!/
/** A longer text would stall the process for minutes. */
const LONGEST = 100_000
const { parse } = JSON

JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
  if (text.length < LONGEST) QUADRATIC.test(text)
  return parse(text, reviver)
}
