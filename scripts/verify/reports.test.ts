import { expect, it } from 'vitest'
import { playwrightCount, vitestCount } from './reports.ts'

it('counts what vitest counted, and a file that could not be loaded as a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 }
  expect(vitestCount(report)).toEqual({ passed: 7, failed: 2 })
  expect(vitestCount({ ...report, numFailedTests: 0 })).toEqual({ passed: 7, failed: 1 })
})

it('counts a browser test that passed only when it was repeated as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 }
  expect(playwrightCount({ stats })).toEqual({ passed: 5, failed: 3 })
})
