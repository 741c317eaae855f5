import type { Count } from './step.ts'

export function vitestCount(json: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<string, number>
  const failed = numFailedTests || numFailedTestSuites || 0
  return { passed: numPassedTests ?? 0, failed, again: [] }
}

interface Suite {
  specs?: readonly { title: string; tests: readonly { status: string }[] }[]
  suites?: readonly Suite[]
}

const flakyOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title),
  ...suites.flatMap(flakyOf),
]

/** A test that passed when it was repeated has passed, and is named: there is something to find. */
export function playwrightCount(json: unknown): Count {
  const { stats, ...all } = json as Suite & {
    stats: Record<'expected' | 'unexpected' | 'flaky', number>
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    again: flakyOf(all),
  }
}
