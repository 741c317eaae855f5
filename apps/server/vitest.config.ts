import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: './test/engines.setup.ts',
    testTimeout: 40_000,
    hookTimeout: 30_000,
  },
})
