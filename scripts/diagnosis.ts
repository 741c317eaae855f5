import { styleText } from 'node:util'
import { table } from './table.ts'

/** The result of one check of `npm run doctor`. */
export interface Diagnosis {
  what: string
  state: 'ok' | 'low' | 'missing'
  version: string
  where: string
  /** How to repair it; empty when nothing is wrong. */
  fix: string
}

const MARKS = {
  ok: styleText('green', 'yes'),
  low: styleText('yellow', 'low'),
  missing: styleText('red', 'no'),
}

export function diagnosisTable(diagnoses: readonly Diagnosis[]): string {
  const head = ['WHAT', 'PRESENT', 'VERSION', 'WHERE', 'HOW TO FIX']
  const rows = diagnoses.map(({ what, state, version, where, fix }) => [
    what,
    MARKS[state],
    version,
    where,
    fix,
  ])
  return table([head, ...rows])
}
