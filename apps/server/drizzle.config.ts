import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/features/**/*.tables.ts', './src/kernel/data/kernel.tables.ts'],
  out: './migrations',
  casing: 'snake_case',
})
