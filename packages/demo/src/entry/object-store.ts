import { createS3 } from '@ironsouq/server/adapters/storage/s3.ts'
import type { configOrExit } from '@ironsouq/server/entry/config.ts'

/** The bucket of the installation, for programs that need no other engine. */
export const objectStoreOf = (config: ReturnType<typeof configOrExit>) =>
  createS3({
    endpoint: config.S3_ENDPOINT_URL,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET_NAME,
  })
