import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import type { ImageType, Purpose } from '@ironsouq/contract/platform/media/media.limits'
import { inject } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { startServer } from './harness.ts'

const { ask, finish, detail } = mediaEndpoints.staff

/** A server with a bucket and a client that uploads. The object store has the same time. */
export async function startUploads() {
  const server = await startServer()
  /** Sets the clock to so many minutes after the time of the object store. */
  const turnTo = (minutes: number) =>
    server.turnClock(new Date(systemClock().getTime() + minutes * 60_000).toISOString())
  turnTo(0)
  await server.storage.ensure()
  const { endpoint, region, accessKey, secretKey } = inject('engines').s3
  const Bucket = server.bucket
  const s3 = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const keys = async (Prefix = '') => {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }))
    return Contents.map(({ Key = '' }) => Key)
  }
  const bearer = await server.staffToken()
  const call = server.client({ bearer })

  const asked = (bytes: Uint8Array, type: string, purpose: Purpose = 'equipment') =>
    call(ask, { body: { purpose, type, size: bytes.length } })

  /** Requests an upload, sends the file, reports it, and runs the image job. */
  async function sent(bytes: Uint8Array, type: ImageType, purpose: Purpose = 'equipment') {
    const { uploadId, url, headers } = await asked(bytes, type, purpose)
    const reply = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
    if (!reply.ok) throw new Error(`the store answered ${reply.status}: ${await reply.text()}`)
    await call(finish, { body: { uploadId } })
    await server.work()
    return call(detail, { query: { uploadId } })
  }

  return {
    server,
    turnTo,
    bearer,
    call,
    asked,
    sent,
    keys,
    addressOf: (key: string) => `${endpoint}/${Bucket}/${key}`,
    async bytesAt(Key: string) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    /** Puts an object that no signed address would accept. */
    putDirectly: (Key: string, Body: Uint8Array) =>
      s3.send(new PutObjectCommand({ Bucket, Key, Body })),
    async [Symbol.asyncDispose]() {
      for (const Key of await keys()) await s3.send(new DeleteObjectCommand({ Bucket, Key }))
      await s3.send(new DeleteBucketCommand({ Bucket }))
      s3.destroy()
      await server[Symbol.asyncDispose]()
    },
  }
}

export type Uploads = Awaited<ReturnType<typeof startUploads>>
