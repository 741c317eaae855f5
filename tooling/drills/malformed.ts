import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { schemathesisProgram } from '../../scripts/engines/install/schemathesis.ts'
import {
  buildServer,
  builtPath,
  command,
  freePort,
  insertDevices,
  createEnvironment,
} from '../environment.ts'
import { cursors, longBodies, type Tokens } from './hostile-input/requests.ts'
import { sendAll } from './hostile-input/send.ts'
import { supervise, waitUntilReady } from './supervisor.ts'

/**
 * Malformed requests that Schemathesis generates from the OpenAPI document, as a member and, for what
 * members may not call, as staff; then texts of hostile lengths in every body and forged cursors in every
 * list. No response may be a server error, and every response must have the envelope.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    /** Of Schemathesis. `coverage` alone sends dozens of requests for each operation. */
    phases: { type: 'string', default: 'examples,coverage,fuzzing' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
})
const wanted = Number(values.requests)
if (!(wanted > 0)) {
  console.error(
    'Usage: drill malformed [--requests 10000] [--seed 1] [--phases examples,coverage,fuzzing] [--built]',
  )
  process.exit(2)
}

interface Entry {
  request: { method: string; url: string }
  response: { status: number; content: { text?: string } }
}

/** Longer than any text may be, and short enough to be read. */
const HOSTILE_LENGTH = 8192
const STATUSES = new Set([200, 400, 401, 403, 404, 409, 429])
const ENVELOPE = ['code', 'data', 'msg', 'success'].join()

function fault({ request, response }: Entry): string | undefined {
  const where = `${request.method} ${request.url.slice(0, 200)} → ${response.status}`
  if (!STATUSES.has(response.status)) return where
  if (request.method === 'HEAD') return undefined
  try {
    const body = JSON.parse(response.content.text ?? '') as object
    return Object.keys(body).toSorted().join() === ENVELOPE ? undefined : `${where}: no envelope`
  } catch {
    return `${where}: not JSON: ${(response.content.text ?? '').slice(0, 100)}`
  }
}

if (!values.built) buildServer()
const environment = await createEnvironment('malformed')
await insertDevices(environment, 20)
const tokens: Tokens = {
  staff: await command(environment.env, 'token', '--audience', 'staff'),
  member: await command(environment.env, 'token', '--audience', 'member', '--nick-name', 'Sami'),
}
const port = await freePort()
const env = {
  ...environment.env,
  PORT: String(port),
  RATE_LIMIT_PER_MINUTE: '10000000',
  API_DOCS: 'true',
}
const http = supervise([builtPath('http')], { ...env, LOG_LEVEL: 'silent' })
const base = `http://127.0.0.1:${port}`
await waitUntilReady(base)

/** Not for members, or the end of the member's session. */
const NOT_AS_MEMBER = '^/p/(staff|service|session/(leave|renew)$)'
const folder = mkdtempSync(join(tmpdir(), 'malformed-'))
const program = await schemathesisProgram()
const description = await (await fetch(`${base}/openapi.json`)).text()
const file = join(folder, 'openapi.json')
writeFileSync(file, description)
const { paths } = JSON.parse(description) as { paths: Record<string, object> }
const operations = Object.values(paths).flatMap((path) => Object.keys(path)).length

/** Sends the requests that are generated for some of the paths. */
async function send(token: string, selection: readonly string[]) {
  const har = join(folder, `${randomUUID()}.har`)
  // oxfmt-ignore
  const args = [
    'run', file, '--url', base, '--header', `authorization:${token}`, ...selection,
    '--checks', 'not_a_server_error', '--mode', 'all', '--phases', values.phases,
    '--max-examples', String(Math.ceil((wanted * 1.1) / operations)), '--seed', values.seed,
    '--no-shrink', '--continue-on-failure', '--workers', '1', '--suppress-health-check', 'all',
    '--generation-database', 'none', '--warnings', 'off',
    '--report', 'har', '--report-har-path', har, '--output-sanitize', 'false',
  ]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) console.log(output.slice(-3000))
  const { log } = JSON.parse(readFileSync(har, 'utf8')) as { log: { entries: Entry[] } }
  return { entries: log.entries, isComplete: code === 0 }
}

console.log(`sending at least ${wanted} requests generated for ${operations} operations`)
const runs = [
  await send(tokens.member, ['--exclude-path-regex', NOT_AS_MEMBER]),
  await send(tokens.staff, ['--include-path-regex', NOT_AS_MEMBER]),
]
const entries = runs.flatMap((run) => run.entries)
const faults = entries.flatMap((entry) => fault(entry) ?? [])
const byStatus = Map.groupBy(entries, (entry) => entry.response.status)
const counts = [...byStatus].map(([status, all]) => `${status}: ${all.length}`).toSorted()
console.log(`${entries.length} responses (${counts.join(', ')}), ${faults.length} faults`)
for (const line of faults.slice(0, 20)) console.log(`  ${line}`)
const stillMember = await fetch(`${base}/p/user/userInfo`, {
  headers: { authorization: tokens.member },
})
if (!stillMember.ok) console.log('A request ended the session of the member.')
const hostile = await sendAll({ api: base, storefront: base }, longBodies(tokens, HOSTILE_LENGTH))
console.log(`hostile texts of ${HOSTILE_LENGTH} characters: ${hostile.faults.length} faults`)
for (const line of hostile.faults.slice(0, 20)) console.log(`  ${line}`)
const forged = await sendAll({ api: base, storefront: base }, cursors(tokens))
console.log(`forged cursors: ${forged.faults.length} faults`)
for (const line of forged.faults.slice(0, 20)) console.log(`  ${line}`)
await http.stop()
await environment.destroy()
rmSync(folder, { recursive: true })
const isGood =
  faults.length === 0 &&
  runs.every(({ isComplete }) => isComplete) &&
  entries.length >= wanted &&
  stillMember.ok &&
  hostile.faults.length === 0 &&
  forged.faults.length === 0 &&
  http.starts() === 1
process.exit(isGood ? 0 : 1)
