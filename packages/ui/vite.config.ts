import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The catalogue. The package itself is never built: apps take its sources. */
export default defineConfig({
  root: 'catalogue',
  plugins: [tailwindcss()],
  build: { outDir: '../build', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
