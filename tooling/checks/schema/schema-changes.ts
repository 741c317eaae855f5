import { isWidened } from '../widened.ts'

/** The text from an opening bracket to the one that closes it; brackets in quotes do not count. */
function bracketed(text: string, start: number): string {
  let depth = 0
  let isQuoted = false
  for (let i = start; i < text.length; i++) {
    if (text[i] === "'") isQuoted = !isQuoted
    if (isQuoted) continue
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0) return text.slice(start, i + 1)
  }
  return text.slice(start)
}

/** The CHECK constraints that a statement declares, each with its table and name as `device.device_state`. */
export const checksIn = (statement: string, table: string): [name: string, check: string][] =>
  [...statement.matchAll(/\bconstraint "?(\w+)"? check ?(?=\()/gi)].map((match) => [
    `${table}.${match[1]}`,
    bracketed(statement, match.index + match[0].length),
  ])

const VALUES = /\bin ?\(('[^']*'(?:, ?'[^']*')*)\)/gi

/** Whether a CHECK is the same one with more values in its `in (…)` lists. */
export const isWidenedCheck = (before: string | undefined, after: string): boolean =>
  before !== undefined && isWidened(before, after, VALUES, /, ?/)

const ADDS = /\badd column (?:if not exists )?"?(\w+)"? ([^,]*)/gi
const OPERATORS =
  /^(?:and|or|not|is|null|in|between|like|ilike|similar|to|true|false|any|all|distinct|from|case|when|then|else|end)$/i

/** The columns that an expression names, or null if it has words that may be others. */
function columnsIn(expression: string): string[] | null {
  const bare = expression.replaceAll(/'[^']*'/g, '')
  const columns = [...bare.matchAll(/(?:"\w+"\.)?"(\w+)"/g)].map(([, column = '']) => column)
  const rest = bare
    .replaceAll(/(?:"\w+"\.)?"\w+"/g, '')
    .replaceAll(/::\w+(?:\[\])?|\b\w+ ?\(|\b\d+(?:\.\d+)?\b/g, '')
  const others = (rest.match(/\w+/g) ?? []).filter((word) => !OPERATORS.test(word))
  return others.length === 0 ? columns : null
}

/**
 * Whether a constraint or an index is about columns that the same migration adds: the previous release does
 * not write them. Rows are only unique by such a column if it is null in those of the previous release.
 */
export function isOfNewColumns(statement: string, ofTable: readonly string[]): boolean {
  const added = new Map(
    ofTable
      .flatMap((text) => [...text.matchAll(ADDS)])
      .map(([, column = '', definition = '']) => [column, /\bdefault\b/i.test(definition)]),
  )
  const start = /\b(?:check|foreign key|unique) ?(?=\()|\busing \w+ (?=\()/i.exec(statement)
  if (!start || !/\badd constraint|^create unique index/i.test(statement)) return false
  const columns = columnsIn(bracketed(statement, start.index + start[0].length))
  if (!columns || columns.length === 0) return false
  return /\bunique\b/i.test(statement)
    ? columns.some((column) => added.get(column) === false)
    : columns.every((column) => added.has(column))
}
