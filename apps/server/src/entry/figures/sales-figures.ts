import { rebuildFigures } from '#features/mall/sales-figure/sales-figure.service.ts'
import { configOrExit } from '../config.ts'
import { assembleOrExit } from '../parts.ts'

/** `sales-figures.ts rebuild`: calculates the figures of all stores again from their orders. */
if (process.argv[2] !== 'rebuild') {
  process.stderr.write('Usage: sales-figures.ts rebuild\n')
  process.exit(2)
}
const { ctx, close } = await assembleOrExit('sales-figures', configOrExit())
await rebuildFigures(ctx)
await close()
