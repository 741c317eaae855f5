import { expect, it } from 'vitest'
import { FILE_LIMIT_SECONDS, isOverLimit, timedFiles } from './budget.ts'

const report = (runner: 'vitest' | 'playwright', seconds: number) => ({
  runner,
  passed: 1,
  failed: 0,
  flaky: [],
  files: [{ file: `${runner}-${seconds}`, tests: 1, seconds }],
})

it('sorts the files of all runners and applies the limit of each runner', () => {
  const slow = FILE_LIMIT_SECONDS.vitest + 1
  const files = timedFiles([
    report('vitest', 1),
    report('playwright', slow),
    report('vitest', slow + 1),
  ])
  expect(files.map(({ file }) => file)).toEqual([
    `vitest-${slow + 1}`,
    `playwright-${slow}`,
    'vitest-1',
  ])
  expect(files.map(isOverLimit)).toEqual([true, false, false])
})

it('allows a file its share of a run that was slow as a whole', () => {
  const files = (seconds: number) =>
    Array.from({ length: 49 }, (_, n) => ({ file: String(n), tests: 1, seconds }))
  const slowest = { file: 'slowest', tests: 1, seconds: FILE_LIMIT_SECONDS.vitest + 30 }
  const overIn = (seconds: number) =>
    timedFiles([{ ...report('vitest', 0), files: [slowest, ...files(seconds)] }]).filter(
      isOverLimit,
    )
  expect(overIn(10).map(({ file }) => file)).toEqual(['slowest'])
  expect(overIn(50)).toEqual([])
})
