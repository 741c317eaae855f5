import { defineConfig } from 'rolldown'
import manifest from './package.json' with { type: 'json' }

/** What is run where there is no checkout; demo data is no part of it. */
const ENTRIES = [
  'http',
  'worker',
  'realtime',
  'mail-in',
  'mail-parser',
  'document',
  'migrate',
  'search',
  'figures/sales-figures',
  'token',
  'staff',
  'healthcheck',
  'after-restore',
  'missed-payments',
  'audit',
]

/**
 * What the server itself depends on stays in `node_modules`. Bundled are our own packages with what
 * they bring, and Drizzle, whose hundreds of modules cost the start a second and 130 MB.
 */
const left = Object.keys(manifest.dependencies).filter((name) => !/^@ironsouq|^drizzle/.test(name))
const isLeft = (id: string) =>
  id.startsWith('node:') || left.some((name) => id === name || id.startsWith(`${name}/`))

export default defineConfig({
  input: Object.fromEntries(ENTRIES.map((name) => [name, `src/entry/${name}.ts`])),
  platform: 'node',
  external: isLeft,
  output: { dir: 'build/entry', format: 'esm', sourcemap: true, cleanDir: true },
})
