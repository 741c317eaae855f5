import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkErrors } from './vite/chunk-errors.ts'

/** What four pages or more load at once is one file: thirty small ones cost more than their bytes. */
const FRAME = { name: 'frame', tags: ['$initial' as const], minShareCount: 4 }

export default defineConfig({
  plugins: [tailwindcss(), chunkErrors(), reactRouter()],
  // Known from the start, so that the first page of a fresh clone is not loaded twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAME] } } } } },
  },
})
