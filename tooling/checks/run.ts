import { resolve } from 'node:path'
import { actionRatchet, actions } from './actions.ts'
import type { Check } from './check.ts'
import { clauses } from './clauses.ts'
import { commits } from './commits/commits.ts'
import { css } from './css.ts'
import { docs } from './docs/docs.ts'
import { env } from './env.ts'
import { files } from './files.ts'
import { folderRatchet, folders } from './folders.ts'
import { glossary, glossaryRatchet } from './glossary.ts'
import { cycleRatchet, cycles } from './imports/cycles.ts'
import { importRatchet, imports } from './imports/imports.ts'
import { licences } from './licences.ts'
import { metrics } from './metrics.ts'
import { migrations } from './migrations.ts'
import { openapi } from './openapi/openapi.ts'
import { packs } from './packs/packs.ts'
import { patterns } from './patterns/patterns.ts'
import { lower } from './ratchet.ts'
import { schemaBreaks } from './schema/schema-breaks.ts'
import { sql, sqlRatchet } from './sql.ts'
import { words, wordsRatchet } from './words/words.ts'

const CHECKS: Record<string, Check> = {
  files,
  folders,
  cycles,
  imports,
  sql,
  glossary,
  actions,
  css,
  packs,
  words,
  patterns,
  clauses,
  docs,
  env,
  metrics,
  openapi,
  migrations,
  schema: schemaBreaks,
  licences,
  commits,
}

const RATCHETS = [
  folderRatchet,
  cycleRatchet,
  importRatchet,
  sqlRatchet,
  actionRatchet,
  glossaryRatchet,
  wordsRatchet,
]

interface Result {
  name: string
  faults: string[]
  saw: string
  ms: number
}

async function look(root: string, name: string, check: Check): Promise<Result> {
  const start = performance.now()
  let saw = ''
  const faults = await check(root, (what) => {
    saw = what
  }).catch((error: unknown) => [`the check itself failed: ${String(error)}`])
  return { name, faults, saw, ms: Math.round(performance.now() - start) }
}

function print({ name, faults, saw, ms }: Result) {
  const verdict = faults.length === 0 ? 'ok  ' : 'FAIL'
  const count = faults.length === 0 ? '' : `, ${faults.length} to fix`
  console.log(`${verdict}  ${name.padEnd(11)} ${saw || 'nothing seen'}${count} (${ms} ms)`)
  for (const fault of faults) console.log(`        ${fault}`)
}

/** Runs all checks, or those named, and returns the exit code. */
export async function runChecks(root: string, names: string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in CHECKS))
  if (unknown.length > 0) {
    console.error(
      `no check is called ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}`,
    )
    return 2
  }
  const wanted = Object.entries(CHECKS).filter(
    ([name]) => names.length === 0 || names.includes(name),
  )
  const results = await Promise.all(wanted.map(([name, check]) => look(root, name, check)))
  for (const result of results) print(result)
  return results.every(({ faults }) => faults.length === 0) ? 0 : 1
}

/** With `--lower`, lowers every list of what is still allowed to what is there. */
if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..')
  const names = process.argv.slice(2)
  if (names.includes('--lower')) for (const ratchet of RATCHETS) await lower(root, ratchet)
  else process.exitCode = await runChecks(root, names)
}
