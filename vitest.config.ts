import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most tests wait for an engine: one worker less than there are cores leaves half of two idle.
    maxWorkers: '100%',
    projects: [
      'apps/server',
      {
        test: {
          name: 'plain',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/storefront/{app,entry}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
