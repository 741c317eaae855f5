import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../root.ts'
import { readPlaywright, readVitest } from './reports.ts'

it('counts the tests of vitest, and a file that could not be loaded as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 }
  expect(readVitest(report)).toMatchObject({ passed: 7, failed: 2, flaky: [] })
  expect(readVitest({ ...report, numFailedTests: 0 })).toMatchObject({ passed: 7, failed: 1 })
})

it('reads the seconds of each file of vitest', () => {
  const name = join(ROOT, 'apps/server/src/a.test.ts')
  const passed = { title: 'stable', status: 'passed', failureMessages: [] }
  const file = { name, startTime: 1000, endTime: 3500, assertionResults: [passed, passed] }
  expect(readVitest({ testResults: [file] }).files).toEqual([
    { file: 'apps/server/src/a.test.ts', tests: 2, seconds: 2.5 },
  ])
})

it('names a test of vitest that passed only when it was retried', () => {
  const test = (title: string, status: string, ...failureMessages: string[]) => ({
    title,
    status,
    failureMessages,
  })
  const assertionResults = [
    test('stable', 'passed'),
    test('unstable', 'passed', 'expected 1 to be 2'),
    test('wrong', 'failed', 'expected 1 to be 2'),
  ]
  const file = { name: ROOT, startTime: 0, endTime: 0, assertionResults }
  expect(readVitest({ testResults: [file] }).flaky).toEqual(['unstable'])
})

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 1 },
  config: { rootDir: join(ROOT, 'e2e') },
  suites: [
    {
      file: 'home.e2e.ts',
      specs: [spec('stable', 'expected', 1000)],
      suites: [{ specs: [spec('unstable', 'flaky', 2000, 500), spec('wrong', 'unexpected', 10)] }],
    },
  ],
}

it('names a browser test that passed only when it was retried', () => {
  expect(readPlaywright(playwright)).toMatchObject({ passed: 6, failed: 1, flaky: ['unstable'] })
})

it('adds the durations of all tests of a browser test file, with their retries', () => {
  expect(readPlaywright(playwright).files).toEqual([
    { file: 'e2e/home.e2e.ts', tests: 3, seconds: 3.51 },
  ])
})
