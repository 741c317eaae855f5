import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/server',
      'packages/demo',
      {
        test: {
          name: 'plain',
          include: [
            'packages/!(demo)/src/**/*.test.{ts,tsx}',
            'apps/{storefront,backoffice,merchant}/{app,entry}/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // A process per worker instead of one per file: modules are loaded once.
          isolate: false,
          // As many as the projects with engines, which share them.
          maxWorkers: 2 * availableParallelism(),
        },
      },
    ],
  },
})
