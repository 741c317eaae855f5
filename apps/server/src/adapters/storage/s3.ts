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
import { PURPOSES } from '@ironsouq/contract/media/media.limits'
import type { UploadRequest, StoragePort } from '#kernel/ports.ts'

export interface S3Options {
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
  /** Sites whose pages may send files here. */
  origins?: readonly string[]
}

/** The SDK has no timeouts by default. */
const TIMEOUTS = {
  connectionTimeout: 3000,
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
}

const A_YEAR = 'public, max-age=31536000, immutable'
/** Files for one person must not be cached by proxies. */
const NO_STORE = 'private, no-store'

/** What is public. Everything else is private, above all uploads that are not yet checked. */
const OPEN_FOLDERS = [
  'film',
  'passport',
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
      AllowedHeaders: ['content-type'],
      MaxAgeSeconds: 600,
    },
  ],
})

/** Null for a missing object. */
const orNull = (err: unknown): null => {
  if (err instanceof NotFound || err instanceof NoSuchKey) return null
  throw err
}

export function createS3({ endpoint, region, accessKey, secretKey, bucket, origins }: S3Options) {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestHandler: TIMEOUTS,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than AWS refuse the checksums that the SDK adds by default; and in an address
    // that is issued, one of an empty body would be signed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  /** Creates the bucket with public read access to pictures and CORS for uploads. */
  async function ensure(): Promise<void> {
    const there = await client.send(new HeadBucketCommand({ Bucket: bucket })).catch(orNull)
    if (!there) await client.send(new CreateBucketCommand({ Bucket: bucket }))
    const Policy = JSON.stringify(policyOf(bucket))
    await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }))
    if (origins && origins.length > 0) {
      const CORSConfiguration = corsFor(origins)
      await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration }))
    }
  }

  async function put(key: string, body: Uint8Array, contentType: string): Promise<void> {
    const CacheControl = isOpen(key) ? A_YEAR : NO_STORE
    const what = { Body: body, ContentType: contentType, CacheControl }
    await client.send(new PutObjectCommand({ ...at(key), ...what }))
  }

  const has = async (key: string): Promise<boolean> =>
    (await client.send(new HeadObjectCommand(at(key))).catch(orNull)) !== null

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
    const found = await client.send(new GetObjectCommand(at(key))).catch(orNull)
    if (!found?.Body) return null
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of found.Body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > most) break
    }
    return Buffer.concat(chunks)
  }

  const presignDownload = (key: string, from: Date, seconds: number): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand(at(key)), { signingDate: from, expiresIn: seconds })

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand(at(key)))
  }

  async function removeFolder(folder: string): Promise<void> {
    const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/` })
    for (;;) {
      const { Contents = [], IsTruncated } = await client.send(list)
      await Promise.all(Contents.map(({ Key = '' }) => remove(Key)))
      if (!IsTruncated) return
    }
  }

  return {
    ensure,
    port: {
      put,
      has,
      presignUpload,
      read,
      presignDownload,
      remove,
      removeFolder,
    } satisfies StoragePort,
    ping: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
    close: () => client.destroy(),
  }
}
