import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkErrors } from './vite/chunk-errors.ts'

/** Modules that three or more pages load are one chunk: many small files cost more than their bytes. */
const SHARED = { tags: ['$initial' as const], minShareCount: 3 }

/** Chunks of the user center and the login, which public pages do not load. */
const OF_ACCOUNTS =
  /kit\/(form|list|proof-of-work)\/|features\/(register|password-reset|session|favorite|history|notification|user-center|profile|security|privacy)\/(?!parts\/)|features\/(session\/parts\/(?!social-store)|(register|security|legal|notification)\/parts\/|device\/parts\/summary\/)|patterns\/(form|auth-frame|password-rules|stepper)\.|primitives\/(plain-|code-input|password-input)|contract\/src\/identity\//

const FRAME = {
  ...SHARED,
  name: 'frame',
  priority: 2,
  test: (module: string) => !OF_ACCOUNTS.test(module),
}
const ACCOUNT = { ...SHARED, name: 'account', priority: 1, test: OF_ACCOUNTS }

export default defineConfig({
  plugins: [tailwindcss(), chunkErrors(), reactRouter()],
  // Optimised at start, so that the first page of a new clone does not reload.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAME, ACCOUNT] } } } },
    },
  },
})
