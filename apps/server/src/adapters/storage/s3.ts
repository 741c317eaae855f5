import {
  CreateBucketCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NotFound,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { StoragePort } from '#kernel/ports.ts'

export interface S3Options {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
}

const A_YEAR = 'public, max-age=31536000, immutable'

export function createS3({ endpoint, region, accessKey, secretKey, bucket }: S3Options) {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than AWS refuse the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  /** Makes the bucket that pictures are read from, by anyone. */
  async function ensure(): Promise<void> {
    const there = await client
      .send(new HeadBucketCommand({ Bucket: bucket }))
      .catch((err: unknown) => {
        if (err instanceof NotFound) return null
        throw err
      })
    if (!there) await client.send(new CreateBucketCommand({ Bucket: bucket }))
    const Policy = JSON.stringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: '*',
          Action: ['s3:GetObject'],
          Resource: [`arn:aws:s3:::${bucket}/*`],
        },
      ],
    })
    await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }))
  }

  async function put(key: string, body: Uint8Array, contentType: string): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: A_YEAR,
      }),
    )
  }

  async function has(key: string): Promise<boolean> {
    return client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).then(
      () => true,
      (err: unknown) => {
        if (err instanceof NotFound) return false
        throw err
      },
    )
  }

  return {
    ensure,
    port: { put, has } satisfies StoragePort,
    ping: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
    close: () => client.destroy(),
  }
}
