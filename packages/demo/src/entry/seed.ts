import { parseArgs } from 'node:util'
import { configOrExit } from '@ironsouq/server/entry/config.ts'
import { assemble } from '@ironsouq/server/entry/parts.ts'
import { DEMO_MACHINES } from '../machines.ts'
import { DEMO_PRODUCTS } from '../mall/products.ts'
import { seedDemo } from '../seed/seed.ts'

const USAGE = `Usage: seed.ts [--machines ${DEMO_MACHINES}] [--pictured all] [--galleries 24|all]
  [--on-request] [--listings 0] [--mall ${DEMO_PRODUCTS}] [--products 0]

  --machines   demo machines, the same ones every time
  --pictured   of so many the first picture is drawn, those of the first screens first
  --galleries  of so many the whole gallery
  --on-request the picture server (packages/demo/src/entry/pictures.ts) draws the others when asked for
  --listings   so many more for measuring, e.g. 1000000
  --mall       products of the demo mall, the same ones every time
  --products   so many more for measuring, like those of the demo mall
`

const { values } = parseArgs({
  options: {
    machines: { type: 'string', default: String(DEMO_MACHINES) },
    pictured: { type: 'string', default: 'all' },
    galleries: { type: 'string', default: '24' },
    'on-request': { type: 'boolean', default: false },
    listings: { type: 'string', default: '0' },
    mall: { type: 'string', default: String(DEMO_PRODUCTS) },
    products: { type: 'string', default: '0' },
  },
})
const machines = Number(values.machines)
const counted = (text: string) => (text === 'all' ? machines : Number(text))
const [pictured, galleries] = [counted(values.pictured), counted(values.galleries)]
const [listings, mall] = [Number(values.listings), Number(values.mall)]
const products = Number(values.products)
const isCount = (n: number) => Number.isInteger(n) && n >= 0
const isPossible = machines > 0 && (products === 0 || mall > 0)
if (!isPossible || ![machines, pictured, galleries, listings, mall, products].every(isCount)) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const config = configOrExit()
// Rows for measuring come by temporary tables and without some checks, which the owner may do.
const DATABASE_URL = config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL
const { ctx, close } = assemble('seed', { ...config, DATABASE_URL })
const onRequest = values['on-request']
await seedDemo(ctx, { machines, pictured, galleries, onRequest, listings, mall, products }, say)
say('The demo machines are stored. The worker indexes them.')
if (listings + products > 0)
  say('What is for measuring emits no events: rebuild the index to find it.')
await close()
