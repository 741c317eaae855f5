import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Settings } from '../engine.ts'

/** Runs a request with the credentials of the applications. */
async function withClient<T>(
  settings: Settings,
  request: (client: S3Client) => Promise<T>,
): Promise<T> {
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
    return await request(client)
  } finally {
    client.destroy()
  }
}

const bucketOf = (settings: Settings) => ({ Bucket: settings['S3_BUCKET_NAME'] ?? '' })

export const headBucket = (settings: Settings) =>
  withClient(settings, (client) => client.send(new HeadBucketCommand(bucketOf(settings))))

export const createBucket = (settings: Settings) =>
  withClient(settings, (client) => client.send(new CreateBucketCommand(bucketOf(settings))))
