import type { FileTime, TestReport } from './reports.ts'

/**
 * The time budget of the gate, on two cores.
 *
 * A new capability adds at most four minutes. That is about ten API test files of 10 s on two workers
 * (50 s), four browser test files of 60 s on two workers (120 s), and its share of unit tests, builds
 * and pictures (70 s). So a file that exceeds its limit below takes time from the others: the report
 * warns, and the file is split, or its tests are moved to a cheaper kind.
 *
 * The hard limit leaves room for eight more capabilities after a gate of about 30 minutes, and stays
 * below the 90 minutes after which a run is cut off without a report.
 */
export const HARD_LIMIT_MINUTES = 75

export const FILE_LIMIT_SECONDS = { vitest: 10, playwright: 60 } as const

export interface TimedFile extends FileTime {
  limit: number
}

export const timedFiles = (reports: readonly TestReport[]): TimedFile[] =>
  reports
    .flatMap(({ runner, files }) =>
      files.map((file) => ({ ...file, limit: FILE_LIMIT_SECONDS[runner] })),
    )
    .toSorted((a, b) => b.seconds - a.seconds)

export const isOverLimit = ({ seconds, limit }: TimedFile): boolean => seconds > limit
