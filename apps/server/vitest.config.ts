import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/engines.setup.ts',
    // A process per worker instead of one per file: modules are loaded once, and the databases of
    // the worker are used by all its tests.
    isolate: false,
    // The default leaves one core unused, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 40_000,
    hookTimeout: 30_000,
    // What comes later than a second on a busy machine comes nevertheless.
    expect: { poll: { timeout: 20_000 } },
  },
})
