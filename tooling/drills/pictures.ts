import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildServer } from '../environment.ts'

/** Of the browser tests, in whose folder it runs. */
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * Random list and detail pages in a browser, on an installation of its own with demo machines. It
 * fails on a picture that is missing or was drawn from something else than the record. With `--control
 * other-year` the records are changed after their pictures, and the checks must report it. With
 * `--dev` the pages are those of a running `npm run dev`.
 */
const CONTROLS = ['none', 'other-year'] as const

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '60' },
    machines: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    control: { type: 'string', default: 'none' },
    /** Skips the builds. */
    built: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
  },
})
const { pages, machines, seed } = values
const control = CONTROLS.find((name) => name === values.control)
if (
  !control ||
  (values.dev && control !== 'none') ||
  ![pages, machines].every((count) => Number(count) > 0)
) {
  console.error(
    `Usage: drill pictures [--pages 60] [--machines 300] [--seed 1] [--built | --dev] [--control ${CONTROLS.join('|')}]`,
  )
  process.exit(2)
}

if (!values.built && !values.dev) {
  buildServer()
  execFileSync('pnpm', ['--filter', '@ironsouq/storefront', 'exec', 'react-router', 'build'])
}
/** What `npm run dev` prints. */
const DEV = {
  url: 'http://localhost:3000',
  apiUrl: 'http://127.0.0.1:4000',
  objectsUrl: 'http://127.0.0.1:4103',
}
const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '--config', 'pictures.config.ts'], {
  cwd: fileURLToPath(new URL('../../e2e', import.meta.url)),
  env: {
    ...process.env,
    E2E_MACHINES: machines,
    DRILL_PAGES: pages,
    DRILL_SEED: seed,
    DRILL_CONTROL: control,
    ...(values.dev && { E2E_ENVIRONMENT: JSON.stringify(DEV) }),
  },
  stdio: 'inherit',
})
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
