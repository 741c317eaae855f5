import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/engines.setup.ts',
    // A process per worker instead of one per file: modules are loaded once, and the databases of
    // the worker are used by all its tests.
    isolate: false,
    // A test waits for the engines more than half of its time: two for each core take a little over half as long as one.
    maxWorkers: 2 * availableParallelism(),
    testTimeout: 40_000,
    hookTimeout: 30_000,
    // What comes later than a second on a busy machine comes nevertheless.
    expect: { poll: { timeout: 20_000 } },
  },
})
