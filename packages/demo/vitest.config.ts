import { defineConfig } from 'vitest/config'
import server from '../../apps/server/vitest.config.ts'

/** The tests write into databases and engines like those of the server. */
export default defineConfig({
  test: {
    ...server.test,
    name: 'demo',
    include: ['src/**/*.test.ts'],
    globalSetup: '@ironsouq/server/test/engines.setup.ts',
  },
})
