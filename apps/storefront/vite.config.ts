import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkErrors } from './vite/chunk-errors.ts'

export default defineConfig({
  plugins: [tailwindcss(), chunkErrors(), reactRouter()],
  // Known from the start, so that the first page of a fresh clone is not loaded twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: { ssr: { build: { rolldownOptions: { input: './app/server.ts' } } } },
})
