import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Settings } from './engine.ts'

/** Speaks with the store with the applications' own credentials. */
async function withStore<T>(settings: Settings, ask: (client: S3Client) => Promise<T>): Promise<T> {
  const client = new S3Client({
    endpoint: settings['S3_ENDPOINT_URL'] ?? '',
    region: settings['S3_REGION'] ?? '',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: {
      accessKeyId: settings['S3_ACCESS_KEY'] ?? '',
      secretAccessKey: settings['S3_SECRET_KEY'] ?? '',
    },
  })
  try {
    return await ask(client)
  } finally {
    client.destroy()
  }
}

const bucketOf = (settings: Settings) => ({ Bucket: settings['S3_BUCKET_NAME'] ?? '' })

export const askForBucket = (settings: Settings) =>
  withStore(settings, (client) => client.send(new HeadBucketCommand(bucketOf(settings))))

export const makeBucket = (settings: Settings) =>
  withStore(settings, (client) => client.send(new CreateBucketCommand(bucketOf(settings))))
