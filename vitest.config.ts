import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
