import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildServer } from '../environment.ts'
import { type Comparison, comparisonTable, logProgress } from './comparison.ts'
import { memoryOf } from './cpu.ts'
import { compareCachedPages } from './pages/cached.ts'
import { BusyMachineError } from './pages/miss-cost.ts'
import { buildStorefront, startStorefront } from './pages/storefront.ts'
import { compareUncachedPages } from './pages/uncached.ts'
import { CLIENT_CORE, FLAGS, MEASURED_CORE, pin } from './processes.ts'

/**
 * The cost of a storefront page, cached and uncached, compared with the least it could cost. The
 * measured process has one core, and the client and the API have the other. Exits with 1 if the run
 * is void or misses a target.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    renders: { type: 'string', default: '200' },
    devices: { type: 'string', default: '300' },
    only: { type: 'string', default: 'cached,uncached' },
    /** Skips the builds. */
    built: { type: 'boolean', default: false },
  },
})
const [rounds, seconds, renders] = [values.rounds, values.seconds, values.renders].map(Number)
if (!rounds || !seconds || !renders) {
  console.error(`Usage: bench pages [--rounds 3] [--seconds 5] [--renders 200] [--devices 300]
  [--only cached,uncached] [--built]`)
  process.exit(2)
}
const parts = new Set(values.only.split(','))

function resultOf(comparisons: readonly Comparison[]): string {
  const reasons = new Set(
    comparisons.flatMap((each) => (each.isMet === undefined ? [] : (each.void ?? []))),
  )
  if (reasons.size > 0) return `void: ${[...reasons].join('; ')}`
  const missed = comparisons.filter(({ isMet }) => isMet === false).length
  return missed > 0 ? `valid, ${missed} targets missed` : 'valid, all targets met'
}

if (!values.built) {
  logProgress('building')
  buildServer()
  buildStorefront()
}
const running = await startStorefront(values.devices)
try {
  const { readyMs, pid } = running.storefront
  pin(pid, MEASURED_CORE)
  for (const client of [process.pid, running.api.pid]) pin(client, CLIENT_CORE)
  logProgress(`storefront: ready in ${readyMs} ms, ${memoryOf(pid)} MB, ${FLAGS.join(' ')}`)
  const load = loadavg()
  const comparisons = [
    ...(parts.has('cached')
      ? await compareCachedPages(running.storefront, { rounds, seconds })
      : []),
    ...(parts.has('uncached') ? await compareUncachedPages(running, { rounds, renders }) : []),
  ]
  const [memory, result] = [memoryOf(pid), resultOf(comparisons)]
  console.log(comparisonTable(comparisons))
  console.log(`storefront: ready in ${readyMs} ms, ${memory} MB after the load`)
  const figures = { load, loadAfter: loadavg(), readyMs, memory, result, comparisons }
  console.log(JSON.stringify({ bench: 'pages', flags: FLAGS, ...figures }))
  console.log(result)
  process.exitCode = result === 'valid, all targets met' ? 0 : 1
} catch (error) {
  if (!(error instanceof BusyMachineError)) throw error
  console.log('void: the machine is busy')
  process.exitCode = 1
} finally {
  await running.destroy()
}
// Kills the child processes.
process.exit()
