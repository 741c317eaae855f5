import { constants, setPriority } from 'node:os'
import { configOrExit } from '@ironsouq/server/entry/config.ts'
import { firstDrawings } from '../pictures/first-drawings.ts'
import { isStored, storeDrawing } from '../pictures/store.ts'
import { objectStoreOf } from './object-store.ts'

/**
 * Draws the first pictures that setup left, in the background: what a person asks for comes first. It ends when all are
 * stored.
 */
setPriority(constants.priority.PRIORITY_LOW)
const config = configOrExit()
const store = objectStoreOf(config)
const ctx = { storage: store.port }
let drawn = 0
for (const drawing of firstDrawings()) {
  if (await isStored(ctx, drawing)) continue
  await storeDrawing(ctx, drawing, { onRequest: true })
  drawn++
}
store.close()
if (drawn > 0) process.stdout.write(`${drawn} pictures were drawn ahead\n`)
