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
          // The default leaves one core unused, which is half of a machine with two.
          maxWorkers: '100%',
        },
      },
    ],
  },
})
