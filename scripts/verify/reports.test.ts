import { expect, it } from 'vitest'
import { playwrightCount, vitestCount } from './reports.ts'

it('counts what vitest counted, and a file that could not be loaded as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 }
  expect(vitestCount(report)).toEqual({ passed: 7, failed: 2, again: [] })
  expect(vitestCount({ ...report, numFailedTests: 0 })).toEqual({ passed: 7, failed: 1, again: [] })
})

it('names a browser test that passed only when it was repeated', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const file = {
    specs: [spec('sure', 'expected')],
    suites: [{ specs: [spec('unsure', 'flaky'), spec('wrong', 'unexpected')] }],
  }
  expect(playwrightCount({ stats, suites: [file] })).toEqual({
    passed: 6,
    failed: 1,
    again: ['unsure'],
  })
})
