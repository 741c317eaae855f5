import { relative } from 'node:path'
import { ROOT } from '../root.ts'

export interface FileTime {
  /** Relative to the root. */
  file: string
  tests: number
  seconds: number
}

export interface TestReport {
  runner: 'vitest' | 'playwright' | 'catalogue'
  passed: number
  failed: number
  /** Titles of tests that passed only when they were retried. */
  flaky: readonly string[]
  files: readonly FileTime[]
}

interface VitestJson {
  numPassedTests?: number
  numFailedTests?: number
  numFailedTestSuites?: number
  testResults?: readonly {
    name: string
    startTime: number
    endTime: number
    assertionResults: readonly {
      title: string
      status: string
      failureMessages: readonly string[]
    }[]
  }[]
}

/**
 * A file that could not be loaded counts as one failed test. A test that passed when it was retried
 * keeps the messages of its failure.
 */
export function readVitest(json: unknown): TestReport {
  const report = json as VitestJson
  const { testResults = [] } = report
  return {
    runner: 'vitest',
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests || report.numFailedTestSuites || 0,
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => title),
    files: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

interface Spec {
  title: string
  tests: readonly { status: string; results?: readonly { duration: number }[] }[]
}

interface Suite {
  file?: string
  specs?: readonly Spec[]
  suites?: readonly Suite[]
}

interface PlaywrightJson extends Suite {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>
  config?: { rootDir: string }
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Playwright's file suites are the first level; a retried test has several results. */
function fileTime(suite: Suite, rootDir: string): FileTime {
  const tests = specsOf(suite).flatMap((spec) => spec.tests)
  const durations = tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration))
  return {
    file: relative(ROOT, `${rootDir}/${suite.file ?? ''}`),
    tests: tests.length,
    seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
  }
}

/** A test that passed when it was retried has passed, and is listed: its cause is to be found. */
export function readPlaywright(
  json: unknown,
  runner: 'playwright' | 'catalogue' = 'playwright',
): TestReport {
  const report = json as PlaywrightJson
  const { stats, suites = [] } = report
  const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky')
  return {
    runner,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: specsOf(report)
      .filter(isFlaky)
      .map(({ title }) => title),
    files: suites.map((suite) => fileTime(suite, report.config?.rootDir ?? ROOT)),
  }
}
