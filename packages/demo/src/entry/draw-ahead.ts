import { constants, setPriority } from 'node:os'
import { createS3 } from '@ironsouq/server/adapters/storage/s3.ts'
import { configOrExit } from '@ironsouq/server/entry/config.ts'
import { firstDrawings } from '../pictures/first-drawings.ts'
import { isStored, storeDrawing } from '../pictures/store.ts'

/**
 * Draws the first pictures that setup left, in the background: what a person asks for comes first. It ends when all are
 * stored.
 */
setPriority(constants.priority.PRIORITY_LOW)
const config = configOrExit()
const store = createS3({
  endpoint: config.S3_ENDPOINT_URL,
  region: config.S3_REGION,
  accessKey: config.S3_ACCESS_KEY,
  secretKey: config.S3_SECRET_KEY,
  bucket: config.S3_BUCKET_NAME,
})
const ctx = { storage: store.port }
let drawn = 0
for (const drawing of firstDrawings()) {
  if (await isStored(ctx, drawing)) continue
  await storeDrawing(ctx, drawing, { onRequest: true })
  drawn++
}
store.close()
if (drawn > 0) process.stdout.write(`${drawn} pictures were drawn ahead\n`)
