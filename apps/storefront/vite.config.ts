import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Known from the start, so that the first page of a fresh clone is not loaded twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: { ssr: { build: { rolldownOptions: { input: './app/server.ts' } } } },
})
