import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** A rendered public page, without data of any user. */
export interface MadePage {
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  body: Buffer
}

export interface CachedPage extends MadePage {
  etag: string
  /** The number of the latest known purge when rendering began. */
  seq: number
  /** By this process's clock. */
  madeAt: number
  compressed: Partial<Record<Encoding, Buffer>>
  /** When, and in which epoch of purges, it was last known to be valid. */
  aliveAt: { epoch: number; time: number }
  /** When rendering may be tried again after a failure. */
  retryAt: number
  /** The serialised headers for each encoding. */
  written: Map<string, readonly string[]>
}

const deflated = promisify(gzip)
const inflated = promisify(gunzip)
const brotlied = promisify(brotliCompress)

/** Compressed once for each cached page, so it may cost more than for a page that is sent once. */
const GZIP_LEVEL = 6
const BROTLI_QUALITY = 5

export const bytesOf = ({ body, compressed }: CachedPage): number =>
  body.length + (compressed.br?.length ?? 0) + (compressed.gzip?.length ?? 0) + 2048

/** Compressed before the first response. */
export const gzipped = (body: Buffer): Promise<Buffer> => deflated(body, { level: GZIP_LEVEL })

export const brotli = (body: Buffer): Promise<Buffer> =>
  brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

export const etagOf = (body: Buffer): string => hash('sha256', body, 'base64url').slice(0, 22)

interface Head extends Pick<CachedPage, 'headers' | 'tags' | 'etag' | 'seq'> {
  lifeMs: number
  gzip: number
}

/** A page for the shared store: its head, and its body in both compressed forms. */
export function packed(page: CachedPage, lifeMs: number): Buffer {
  const { headers, tags, etag, seq, compressed } = page
  const zipped = compressed.gzip ?? Buffer.alloc(0)
  const head: Head = { headers, tags, etag, seq, lifeMs, gzip: zipped.length }
  const text = Buffer.from(JSON.stringify(head))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(text.length)
  return Buffer.concat([size, text, zipped, compressed.br ?? Buffer.alloc(0)])
}

/** The age is encoded as the remaining lifetime, so that no two machines compare clocks. */
export async function unpacked(
  { bytes, leftMs }: { bytes: Buffer; leftMs: number },
  now: number,
): Promise<CachedPage> {
  const start = 4 + bytes.readUInt32BE(0)
  const head = JSON.parse(bytes.toString('utf8', 4, start)) as Head
  const zipped = bytes.subarray(start, start + head.gzip)
  const br = bytes.subarray(start + head.gzip)
  const { headers, tags, etag, seq, lifeMs } = head
  return {
    headers,
    tags,
    etag,
    seq,
    body: await inflated(zipped),
    compressed: { gzip: zipped, ...(br.length > 0 && { br }) },
    madeAt: now - Math.max(0, lifeMs - leftMs),
    aliveAt: { epoch: -1, time: -Infinity },
    retryAt: 0,
    written: new Map(),
  }
}
