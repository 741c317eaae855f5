import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * The random sequences of the property tests, many of them: parts of a thousand, each with its own seed, several at
 * once. What has passed is noted, so that a run that was interrupted goes on where it stopped.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    part: { type: 'string', default: '1000' },
    parallel: { type: 'string', default: '2' },
    /** Ignores what has passed before. */
    again: { type: 'boolean', default: false },
  },
})
const [count, part, parallel] = [values.count, values.part, values.parallel].map(Number)
if (!count || !part || !parallel) {
  console.error('Usage: drill sequences [--count 100000] [--part 1000] [--parallel 2] [--again]')
  process.exit(2)
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = `${ROOT}.cache/sequences`
const NOTES = `${FOLDER}/passed-${part}.json`
const TESTS = [
  'apps/server/src/features/money/payment/payment.property.api.test.ts',
  'apps/server/src/features/money/ledger/ledger.property.api.test.ts',
]

function passedBefore(): number[] {
  if (values.again) return []
  try {
    return JSON.parse(readFileSync(NOTES, 'utf8')) as number[]
  } catch {
    return [] // the first run
  }
}

mkdirSync(FOLDER, { recursive: true })
const passed = new Set(passedBefore())
const seeds = Array.from({ length: Math.ceil(count / part) }, (_, n) => n + 1)
const waiting = seeds.filter((seed) => !passed.has(seed))
const failed: number[] = []
const begin = performance.now()
const passedAtFirst = seeds.length - waiting.length
if (passedAtFirst > 0) console.log(`${passedAtFirst * part} sequences have passed before`)

/** One part; its output is shown only when it fails. */
async function check(seed: number): Promise<void> {
  const child = spawn('vitest', ['run', ...TESTS, '--maxWorkers=1'], {
    cwd: ROOT,
    env: { ...process.env, SEQUENCES: String(part), SEED: String(seed) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) passed.add(seed)
  else {
    failed.push(seed)
    console.log(`${output}\nSEED=${seed} SEQUENCES=${part} failed`)
  }
  writeFileSync(NOTES, JSON.stringify([...passed]))
  const done = seeds.filter((each) => passed.has(each)).length
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  console.log(`  ${done * (part ?? 0)} of ${count} sequences after ${minutes} min`)
}

const work = async () => {
  for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) await check(seed)
}
await Promise.all(Array.from({ length: parallel }, work))
console.log(
  failed.length > 0 ? `FAULTS with the seeds ${failed.join(', ')}` : 'All sequences agree.',
)
process.exit(failed.length > 0 ? 1 : 0)
