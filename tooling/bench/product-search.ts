import { parseArgs } from 'node:util'
import { buildServer, builtPath, command, seedDemo, createEnvironment } from '../environment.ts'
import { type Comparison, comparisonTable, logProgress } from './comparison.ts'
import { memoryOf } from './cpu.ts'
import { startServer } from './processes.ts'
import { indexSize, latencyOf, measureList, OPEN } from './search/list-cost.ts'
import { productLists } from './search/product-queries.ts'

/**
 * Search among many products of the mall: the list endpoint compared with the same requests sent to
 * OpenSearch directly, and how long the index takes to build.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    variants: { type: 'string', default: '120' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
const variants = Number(values.variants)
if (![...sizes, rounds, seconds, variants].every((n) => n > 0)) {
  console.error(
    'Usage: bench product-search [--sizes 10000,1000000] [--rounds 3] [--seconds 6] [--variants 120]',
  )
  process.exit(2)
}

buildServer()
const environment = await createEnvironment('products')
const rows: Comparison[] = []
const lines: string[] = []
/** Logged immediately, too: an interrupted run has then shown its figures. */
const note = (line: string) => {
  logProgress(line)
  lines.push(line)
}
for (const size of sizes) {
  logProgress(`${size}: seeding`)
  const without = ['--pictured', '0', '--galleries', '0', '--on-request']
  await seedDemo(environment.env, '--machines', '60', ...without, '--products', `${size}`)
  logProgress(`${size}: indexing`)
  const began = performance.now()
  await command(environment.env, 'search', 'reindex')
  const perSecond = (size * 1000) / (performance.now() - began)
  const bytes = await indexSize(environment, 'product')
  const count = size.toLocaleString('en')
  note(`${count}: indexed at ${perSecond.toFixed(0)}/s, index ${(bytes / 1e6).toFixed(0)} MB`)
  const api = await startServer(builtPath('http'), { ...environment.env, ...OPEN })
  for (const { kind, paths } of await productLists(environment, variants)) {
    const list = { name: `${kind} at ${count}`, paths }
    const measured = await measureList(list, { environment, api, rounds, seconds })
    const { row } = measured
    rows.push(row)
    note(
      `${row.name}: ${row.subject.toFixed(2)} ms CPU, bare ${row.baseline.toFixed(2)}, ratio ${row.ratio.toFixed(2)};` +
        ` ${latencyOf(measured)}`,
    )
  }
  note(`http: ${memoryOf(api.pid)} MB after the load`)
  process.kill(api.pid)
}
console.log(`\n${comparisonTable(rows)}\n\n${lines.join('\n')}`)
await environment.destroy()
process.exit(0)
