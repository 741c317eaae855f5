import type { Count } from './step.ts'

export function vitestCount(json: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<string, number>
  const failed = numFailedTests || numFailedTestSuites || 0
  return { passed: numPassedTests ?? 0, failed }
}

/** A flaky test passed in the end, but only by luck: it counts as failed. */
export function playwrightCount(json: unknown): Count {
  const { stats } = json as { stats: Record<'expected' | 'unexpected' | 'flaky', number> }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
