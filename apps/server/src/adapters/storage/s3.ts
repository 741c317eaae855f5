import { addAbortSignal, type Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { PURPOSES, REVIEW_PICTURES_SHOWN } from '@ironsouq/contract/platform/media/media.limits'
import type { DownloadRequest, StoragePort, UploadRequest } from '#kernel/ports/storage.ts'
import { createParts } from './s3.parts.ts'
import { type S3Timeouts, TIMEOUTS } from './s3.timeouts.ts'

export interface S3Options {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
  /** Sites whose pages may send files here. */
  origins?: readonly string[]
  /** The public address of the bucket; without it, that of the store. */
  publicUrl?: string
  timeouts?: S3Timeouts
}

const A_YEAR = 'public, max-age=31536000, immutable'
/** Files for one person must not be cached by proxies. */
const NO_STORE = 'private, no-store'

/** What is public. Everything else is private, above all uploads that are not yet checked. */
const OPEN_FOLDERS = [
  'film',
  'passport',
  REVIEW_PICTURES_SHOWN,
  ...Object.values(PURPOSES)
    .filter(({ open }) => open)
    .map(({ folder }) => folder),
]

const isOpen = (key: string) => OPEN_FOLDERS.includes(key.split('/', 1)[0] ?? '')

const policyOf = (bucket: string) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: '*',
      Action: ['s3:GetObject'],
      Resource: OPEN_FOLDERS.map((folder) => `arn:aws:s3:::${bucket}/${folder}/*`),
    },
  ],
})

const corsFor = (origins: readonly string[]) => ({
  CORSRules: [
    {
      AllowedMethods: ['PUT'],
      AllowedOrigins: [...origins],
      AllowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
      MaxAgeSeconds: 600,
    },
    // A player reads streams by script. What is public may be read from anywhere.
    { AllowedMethods: ['GET', 'HEAD'], AllowedOrigins: ['*'], AllowedHeaders: ['range'] },
  ],
})

/** A document that is opened is saved under the name we gave it, whatever the address says. */
const namedIf = (contentType: string, key: string) =>
  contentType === 'application/pdf' && {
    ContentDisposition: `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
  }

/** Null for a missing object. */
const orNull = (err: unknown): null => {
  if (err instanceof NotFound || err instanceof NoSuchKey) return null
  throw err
}

export function createS3(options: S3Options) {
  const { endpoint, region, accessKey, secretKey, bucket, origins, timeouts = TIMEOUTS } = options
  const { publicUrl = `${endpoint}/${bucket}` } = options
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestHandler: { connectionTimeout: timeouts.connect, throwOnRequestTimeout: true },
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than AWS refuse the checksums that the SDK adds by default; and in an address
    // that is issued, one of an empty body would be signed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) })
  const short = () => within(timeouts.short)

  /** Creates the bucket with public read access to pictures and CORS for uploads. */
  async function ensure(): Promise<void> {
    const there = await client
      .send(new HeadBucketCommand({ Bucket: bucket }), short())
      .catch(orNull)
    if (!there) await client.send(new CreateBucketCommand({ Bucket: bucket }), short())
    const Policy = JSON.stringify(policyOf(bucket))
    await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }), short())
    if (origins && origins.length > 0) {
      const CORSConfiguration = corsFor(origins)
      await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration }), short())
    }
  }

  async function put(key: string, body: Uint8Array, contentType: string): Promise<void> {
    const CacheControl = isOpen(key) ? A_YEAR : NO_STORE
    const what = {
      Body: body,
      ContentType: contentType,
      CacheControl,
      ...namedIf(contentType, key),
    }
    await client.send(new PutObjectCommand({ ...at(key), ...what }), within(timeouts.transfer))
  }

  const has = async (key: string): Promise<boolean> =>
    (await client.send(new HeadObjectCommand(at(key)), short()).catch(orNull)) !== null

  async function presignUpload(key: string, { type, size, from, seconds }: UploadRequest) {
    const command = new PutObjectCommand({ ...at(key), ContentType: type, ContentLength: size })
    const url = await getSignedUrl(client, command, {
      signingDate: from,
      expiresIn: seconds,
      // They are signed: the object store refuses a request with other values.
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    })
    return { url, headers: { 'content-type': type } }
  }

  async function read(key: string, most: number): Promise<Uint8Array | null> {
    const late = within(timeouts.transfer)
    const found = await client.send(new GetObjectCommand(at(key)), late).catch(orNull)
    if (!found?.Body) return null
    const chunks: Uint8Array[] = []
    let bytes = 0
    // The SDK's signal ends with the headers of the answer; a body can hang as well.
    for await (const chunk of addAbortSignal(late.abortSignal, found.Body as Readable)) {
      chunks.push(chunk as Uint8Array)
      bytes += (chunk as Uint8Array).length
      if (bytes > most) break
    }
    return Buffer.concat(chunks)
  }

  async function readPublic(key: string, most: number): Promise<Uint8Array | null> {
    const answer = await fetch(`${publicUrl}/${key}`, {
      signal: AbortSignal.timeout(timeouts.transfer),
    })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? most + 1) > most) {
      await answer.body?.cancel()
      return null
    }
    return new Uint8Array(await answer.arrayBuffer())
  }

  function presignDownload(key: string, { fileName, from, seconds }: DownloadRequest) {
    const ResponseContentDisposition = `attachment; filename="${fileName}"`
    const command = new GetObjectCommand({ ...at(key), ResponseContentDisposition })
    return getSignedUrl(client, command, { signingDate: from, expiresIn: seconds })
  }

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand(at(key)), short())
  }

  async function* list(folder: string): AsyncIterable<string> {
    const Prefix = `${folder}/`
    let ContinuationToken: string | undefined
    do {
      const page = new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken })
      const { Contents = [], NextContinuationToken } = await client.send(page)
      for (const { Key = '' } of Contents) yield Key.slice(Prefix.length)
      ContinuationToken = NextContinuationToken
    } while (ContinuationToken)
  }

  async function removeFolder(folder: string): Promise<void> {
    const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/` })
    for (;;) {
      const { Contents = [], IsTruncated } = await client.send(list, short())
      await Promise.all(Contents.map(({ Key = '' }) => remove(Key)))
      if (!IsTruncated) return
    }
  }

  async function removeOlder(folder: string, before: Date): Promise<void> {
    let ContinuationToken: string | undefined
    do {
      const place = { Bucket: bucket, Prefix: `${folder}/`, ContinuationToken }
      const page = await client.send(new ListObjectsV2Command(place), short())
      const old = (page.Contents ?? []).filter(
        ({ LastModified }) => LastModified && LastModified < before,
      )
      for (const { Key = '' } of old) await remove(Key)
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  const parts = createParts({ client, bucket, timeouts })

  return {
    ensure,
    port: {
      ...parts,
      put,
      has,
      presignUpload,
      read,
      readPublic,
      presignDownload,
      remove,
      list,
      removeFolder,
      removeOlder,
    } satisfies StoragePort,
    ping: () => client.send(new HeadBucketCommand({ Bucket: bucket }), short()),
    close: () => client.destroy(),
  }
}
