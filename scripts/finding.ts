import { styleText } from 'node:util'
import { table } from './table.ts'

/** One thing that was looked at. */
export interface Finding {
  what: string
  state: 'ok' | 'low' | 'missing'
  version: string
  where: string
  /** How to make it right; empty when it is. */
  mend: string
}

const MARKS = {
  ok: styleText('green', 'yes'),
  low: styleText('yellow', 'low'),
  missing: styleText('red', 'no'),
}

export function findingsTable(findings: readonly Finding[]): string {
  const head = ['WHAT', 'HERE', 'VERSION', 'WHERE', 'HOW TO MEND']
  const rows = findings.map(({ what, state, version, where, mend }) => [
    what,
    MARKS[state],
    version,
    where,
    mend,
  ])
  return table([head, ...rows])
}
