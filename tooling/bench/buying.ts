import { parseArgs } from 'node:util'
import { buildServer, createEnvironment } from '../environment.ts'
import { compareCommands } from './buying/commands.ts'
import { compareHotSku } from './buying/hot-sku.ts'
import { compareWorkList } from './buying/work-list.ts'
import { comparisonTable } from './comparison.ts'

/** What buying costs, compared with bare handlers and bare SQL that write and read the same rows. */
const PARTS = {
  commands: compareCommands,
  'work-list': compareWorkList,
  'hot-sku': compareHotSku,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    rounds: { type: 'string', default: '3' },
    calls: { type: 'string', default: '1500' },
    /** Of the store whose work list is measured. */
    orders: { type: 'string', default: '1000000' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
})
const chosen = values.only.split(',')
const parts = Object.entries(PARTS).filter(([name]) => chosen.includes(name))
const [rounds, calls, orders] = [Number(values.rounds), Number(values.calls), Number(values.orders)]
if (parts.length < chosen.length || !(rounds > 0) || !(calls > 0) || !(orders > 0)) {
  console.error(`Usage: bench buying [--only ${Object.keys(PARTS).join(',')}] [--rounds 3] [--calls 1500]
  [--orders 1000000] [--built]`)
  process.exit(2)
}

if (!values.built) buildServer()
for (const [name, compareIn] of parts) {
  const environment = await createEnvironment(`buying_${name.replaceAll('-', '_')}`)
  try {
    console.log(comparisonTable(await compareIn(environment, { rounds, calls, orders })))
  } finally {
    await environment.destroy()
  }
}
process.exit(0)
