import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkErrors } from './vite/chunk-errors.ts'

/** What three pages or more load at once is one file: thirty small ones cost more than their bytes. */
const SHARED = { tags: ['$initial' as const], minShareCount: 3 }

/** Of members' pages and of the way in: readers of the others are not sent their forms. */
const OF_ACCOUNTS =
  /shell\/(forms|login)\/|features\/(register|mine|settings)\/|patterns\/(form|auth-frame|password-rules|stepper)\.|primitives\/(plain-|code-input|password-input)|contract\/src\/identity\//

const FRAME = {
  ...SHARED,
  name: 'frame',
  priority: 2,
  test: (module: string) => !OF_ACCOUNTS.test(module),
}
const ACCOUNT = { ...SHARED, name: 'account', priority: 1, test: OF_ACCOUNTS }

export default defineConfig({
  plugins: [tailwindcss(), chunkErrors(), reactRouter()],
  // Known from the start, so that the first page of a fresh clone is not loaded twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAME, ACCOUNT] } } } },
    },
  },
})
