import type { FileTime, TestReport } from './reports.ts'

/**
 * The time budget of the gate, on two cores: 26 minutes warm, of which a new capability takes at most two.
 * That is about five API test files of 10 s and three browser test files of 30 s on two workers, and its share
 * of unit tests, builds and pictures. A file over its limit fails the gate: split it, or move its tests to a
 * cheaper kind.
 *
 * The hard limit ends a gate that hangs. `--full` runs four variants of each browser test and the drills at
 * their real size.
 */
export const limitMinutes = (isFull: boolean): number => (isFull ? 180 : 90)

/** The catalogue compares a picture of every component in one file. */
export const FILE_LIMIT_SECONDS = { vitest: 60, playwright: 120, catalogue: 400 } as const

/**
 * A slow or busy machine makes all files slower. There a file may take this share of what all files of its
 * runner took: twice its limit on a machine with two free cores, since files that start processes suffer most.
 */
const FILE_LIMIT_SHARE = { vitest: 0.08, playwright: 0.12, catalogue: 1 } as const

export interface TimedFile extends FileTime {
  limit: number
}

const limitOf = ({ runner, files }: TestReport): number => {
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0)
  return Math.max(FILE_LIMIT_SECONDS[runner], Math.round(all * FILE_LIMIT_SHARE[runner]))
}

export const timedFiles = (reports: readonly TestReport[]): TimedFile[] =>
  reports
    .flatMap((report) => report.files.map((file) => ({ ...file, limit: limitOf(report) })))
    .toSorted((a, b) => b.seconds - a.seconds)

export const isOverLimit = ({ seconds, limit }: TimedFile): boolean => seconds > limit
