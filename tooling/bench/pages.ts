import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildServer } from '../stage.ts'
import { memoryOf } from './cpu.ts'
import { keptPages } from './kept.ts'
import { madePages } from './made.ts'
import { FLAGS } from './processes.ts'
import { say, table } from './rounds.ts'
import { buildStorefront, raiseSite } from './site.ts'

/**
 * What a page of the storefront costs, kept and made anew, beside the least it could cost, in one
 * run, interleaved, the best of several rounds. Ends with 1 if the yardstick itself moved too far.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    renders: { type: 'string', default: '240' },
    machines: { type: 'string', default: '300' },
    /** Takes what is built already. */
    built: { type: 'boolean', default: false },
  },
})
const [rounds, seconds, renders] = [values.rounds, values.seconds, values.renders].map(Number)
if (!rounds || !seconds || !renders) throw new Error('rounds, seconds and renders are numbers')

if (!values.built) {
  say('building')
  buildServer()
  buildStorefront()
}
const site = await raiseSite(values.machines)
try {
  const { readyMs, pid } = site.storefront
  say(`storefront: ready in ${readyMs} ms, ${memoryOf(pid)} MB when ready, ${FLAGS.join(' ')}`)
  const load = loadavg()
  const rows = [
    ...(await keptPages(site.storefront, { rounds, seconds })),
    ...(await madePages(site, { rounds, renders })),
  ]
  const memory = memoryOf(pid)
  console.log(table(rows))
  console.log(`storefront: ready in ${readyMs} ms, ${memory} MB after the load`)
  console.log(
    JSON.stringify({
      bench: 'pages',
      flags: FLAGS,
      load,
      loadAfter: loadavg(),
      readyMs,
      memory,
      rows,
    }),
  )
  process.exitCode = rows.some((row) => row.void) ? 1 : 0
} finally {
  await site.drop()
}
// The processes it started end with it.
process.exit()
