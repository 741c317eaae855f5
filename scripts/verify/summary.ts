import { readFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { table } from '../table.ts'
import { isOverLimit, timedFiles, type TimedFile } from './budget.ts'
import type { TestReport } from './reports.ts'
import type { Outcome } from './schedule.ts'
import type { Step } from './step.ts'

const COLOURS = {
  passed: 'green',
  failed: 'red',
  stopped: 'yellow',
  skipped: 'dim',
  'not run': 'dim',
} as const
const SLOWEST = 10

type ReportOf = (outcome: Outcome) => TestReport | undefined

/**
 * Prints errors, the time of each step, the slowest test files and, last, the counts, and returns the number
 * of failures. A run that exceeded the time limit counts as one, and so does each test file over its limit.
 */
export function printSummary(
  outcomes: readonly Outcome[],
  steps: readonly Step[],
  seconds: number,
  isOverTime: boolean,
): number {
  const reportOf = readReports(steps)
  for (const outcome of outcomes) printError(outcome)
  console.log(`\n${stepTable(outcomes, seconds)}\n`)
  const reports = outcomes.flatMap((outcome) => reportOf(outcome) ?? [])
  const over = printFiles(timedFiles(reports))
  for (const title of reports.flatMap(({ flaky }) => flaky))
    console.log(styleText('yellow', `passed only when retried: ${title}`))
  const counts = outcomes.map((outcome) => countOf(outcome, reportOf(outcome)))
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  const failed = sum('failed') + over + (isOverTime ? 1 : 0)
  console.log(`${sum('passed')} passed, ${failed} failed`)
  return failed
}

/** Steps that did not run have no report of this run. */
function readReports(steps: readonly Step[]): ReportOf {
  return ({ name, state }) => {
    const report = steps.find((step) => step.name === name)?.report
    if (!report || !['passed', 'failed'].includes(state)) return undefined
    try {
      return report.read(JSON.parse(readFileSync(report.file, 'utf8')))
    } catch {
      return undefined
    }
  }
}

function printError({ name, state, error }: Outcome): void {
  if (state !== 'failed') return
  const text = error instanceof Error ? error.message : String(error)
  console.log(`\n${styleText('red', `${name} failed`)}\n${text.trimEnd()}`)
}

const inSeconds = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1))

/** CPU is user and system time of the step's processes; the engines are not included. */
function stepTable(outcomes: readonly Outcome[], seconds: number): string {
  const rows = outcomes.map(({ name, state, seconds: wall, cpuSeconds }) => [
    name,
    styleText(COLOURS[state], state),
    ...(['not run', 'skipped'].includes(state) ? [] : [inSeconds(wall), inSeconds(cpuSeconds)]),
  ])
  const cpu = outcomes.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0)
  const head = ['STEP', '', 'WALL s', 'CPU s']
  return table([head, ...rows, ['all', '', inSeconds(seconds), inSeconds(cpu)]])
}

/** Returns how many files exceed their limit. */
function printFiles(files: readonly TimedFile[]): number {
  if (files.length === 0) return 0
  const row = ({ file, tests, seconds }: TimedFile) => [inSeconds(seconds), String(tests), file]
  console.log(
    `Slowest test files\n${table([['s', 'TESTS'], ...files.slice(0, SLOWEST).map(row)])}\n`,
  )
  const over = files.filter(isOverLimit)
  if (over.length === 0) return 0
  const lines = over.map((file) => [...row(file), `limit ${file.limit} s`])
  const title = `${over.length} test files exceed their budget (scripts/verify/budget.ts)`
  console.log(`${styleText('red', title)}\n${table(lines)}\n`)
  return over.length
}

/** A test runner counts its tests; any other step counts as one. */
function countOf({ state }: Outcome, report?: TestReport): { passed: number; failed: number } {
  const failed = state === 'failed' ? 1 : 0
  if (!report) return { passed: state === 'passed' ? 1 : 0, failed }
  return { passed: report.passed, failed: Math.max(report.failed, failed) }
}
