import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  NoSuchKey,
  NoSuchUpload,
  NotFound,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { PartRequest, ReceivedPart, StoragePort } from '#kernel/ports/storage.ts'
import type { S3Timeouts } from './s3.timeouts.ts'

interface Given {
  client: S3Client
  bucket: string
  timeouts: S3Timeouts
}

const CHECKSUM = 'x-amz-checksum-sha256'
/** Of a film of two gigabytes over a slow connection. */
const DOWNLOAD_MS = 15 * 60_000

class TooLarge extends Error {}

/** Fails once more than `most` bytes have passed. */
function limitedTo(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) done(new TooLarge())
      else done(null, chunk)
    },
  })
}

const isGone = (err: unknown) =>
  err instanceof NoSuchUpload || (err instanceof Error && err.name === 'NoSuchUpload')

type Parts = Pick<
  StoragePort,
  'openParts' | 'presignPart' | 'partsReceived' | 'joinParts' | 'dropParts' | 'download'
>

/** Large files: sent in parts with a checksum each, and read into a file. */
export function createParts({ client, bucket, timeouts }: Given): Parts {
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) })
  const short = () => within(timeouts.short)

  async function openParts(key: string, contentType: string): Promise<string> {
    const what = { ...at(key), ContentType: contentType, ChecksumAlgorithm: 'SHA256' } as const
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(what), short())
    if (!UploadId) throw new Error('the object store opened no upload')
    return UploadId
  }

  async function presignPart(key: string, part: PartRequest) {
    const { partsId, number, size, sha256, from, seconds } = part
    const command = new UploadPartCommand({
      ...at(key),
      UploadId: partsId,
      PartNumber: number,
      ContentLength: size,
      ChecksumSHA256: sha256,
    })
    const url = await getSignedUrl(client, command, {
      signingDate: from,
      expiresIn: seconds,
      // Signed as headers: the object store refuses other values, and other bytes.
      unhoistableHeaders: new Set([CHECKSUM]),
      signableHeaders: new Set(['host', 'content-length', CHECKSUM]),
    })
    return { url, headers: { [CHECKSUM]: sha256 } }
  }

  async function partsReceived(key: string, partsId: string): Promise<ReceivedPart[] | null> {
    const received: ReceivedPart[] = []
    let PartNumberMarker: string | undefined
    do {
      const command = new ListPartsCommand({ ...at(key), UploadId: partsId, PartNumberMarker })
      const page = await client.send(command, short()).catch((err: unknown) => {
        if (isGone(err)) return null
        throw err
      })
      if (!page) return null
      for (const { PartNumber = 0, Size = 0, ETag = '', ChecksumSHA256 = '' } of page.Parts ?? [])
        received.push({ number: PartNumber, size: Size, etag: ETag, sha256: ChecksumSHA256 })
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined
    } while (PartNumberMarker !== undefined)
    return received
  }

  async function joinParts(key: string, partsId: string, parts: readonly ReceivedPart[]) {
    const Parts = parts.map(({ number, etag, sha256 }) => ({
      PartNumber: number,
      ETag: etag,
      ChecksumSHA256: sha256,
    }))
    const what = { ...at(key), UploadId: partsId, MultipartUpload: { Parts } }
    await client.send(new CompleteMultipartUploadCommand(what), within(timeouts.transfer))
  }

  async function dropParts(key: string, partsId: string): Promise<void> {
    const command = new AbortMultipartUploadCommand({ ...at(key), UploadId: partsId })
    await client.send(command, short()).catch((err: unknown) => {
      if (!isGone(err)) throw err
    })
  }

  async function download(key: string, file: string, most: number): Promise<boolean> {
    const late = within(DOWNLOAD_MS)
    try {
      const { Body } = await client.send(new GetObjectCommand(at(key)), late)
      const to = createWriteStream(file)
      await pipeline(Body as Readable, limitedTo(most), to, { signal: late.abortSignal })
      return (await stat(file)).size > 0
    } catch (err) {
      if (err instanceof NoSuchKey || err instanceof NotFound || err instanceof TooLarge)
        return false
      throw err
    }
  }

  return { openParts, presignPart, partsReceived, joinParts, dropParts, download }
}
