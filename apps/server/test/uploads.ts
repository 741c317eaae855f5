import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import type { ImageType, Purpose } from '@ironsouq/contract/media/media.limits'
import { inject } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { startServer } from './harness.ts'

const { ask, finish, detail } = mediaEndpoints.staff

/** A server with a bucket, on a clock that the object store agrees with, and what a sender needs. */
export async function startUploads() {
  const server = await startServer()
  /** So many minutes from the clock that the object store goes by. */
  const turnTo = (minutes: number) =>
    server.turnClock(new Date(systemClock().getTime() + minutes * 60_000).toISOString())
  turnTo(0)
  await server.storage.ensure()
  const { endpoint, region, accessKey, secretKey } = inject('engines').s3
  const Bucket = new URL(server.databaseUrl).pathname.slice(1).replace('_', '-')
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

  /** Asks, sends, says so, and lets the image job work. */
  async function sent(bytes: Uint8Array, type: ImageType, purpose: Purpose = 'equipment') {
    const { uploadId, url, headers } = await asked(bytes, type, purpose)
    const reply = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
    if (!reply.ok) throw new Error(`the store said ${reply.status}: ${await reply.text()}`)
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
    /** Puts what no address of ours would take. */
    smuggle: (Key: string, Body: Uint8Array) =>
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
