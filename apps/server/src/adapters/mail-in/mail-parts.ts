import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { MailRefused, type MailHeaders } from '#kernel/ports/incoming-mail.ts'

/** Mail programs and the servers between write some KB of it. */
const HEAD_BYTES_MAX = 64 * 1024
/** A text is read to here: an answer has 1,000 characters above what it quotes. Of a file nothing is read. */
const PART_BYTES_MAX = 128 * 1024
/** Of what begins with two dashes; a mail program sends a few. */
const PARTS_MAX = 200
/** Of all parts. */
const READ_BYTES_MAX = 1024 * 1024

const tooLarge = () => new MailRefused(552, '5.3.4 The email is too large')

export interface ReceivedMail {
  headers: MailHeaders
  /** What the parser reads: the header, and the beginning of each part. */
  readable: Buffer
  /** SHA-256 of everything below the header, which mail servers change when they send an email again. */
  bodyHash: string
  /** SHA-256 of all of it. */
  hash: string
}

/** The values of each header, by its name in lower case; a line that begins with a blank continues the one before. */
function headersIn(head: string): MailHeaders {
  const headers = new Map<string, string[]>()
  for (const line of head.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at < 1) continue
    const name = line.slice(0, at).trim().toLowerCase()
    const values = headers.get(name)
    const value = line.slice(at + 1).trim()
    if (values) values.push(value)
    else headers.set(name, [value])
  }
  return headers
}

/** Where the header ends, if it has arrived: before the first empty line. */
function headLength(start: Buffer): number | undefined {
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => start.indexOf(blank)).filter((at) => at >= 0)
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** The beginning of each part. Boundaries begin with two dashes; where other lines do, a part is cut later. */
function beginnings(body: Buffer): Buffer[] {
  const parts: Buffer[] = []
  let length = 0
  for (let at = 0; at < body.length && length < READ_BYTES_MAX && parts.length < PARTS_MAX;) {
    const next = body.indexOf('\n--', at + 1)
    const end = next < 0 ? body.length : next
    const part = body.subarray(at, Math.min(end, at + PART_BYTES_MAX, at + READ_BYTES_MAX - length))
    parts.push(part)
    length += part.length
    at = end
  }
  return parts
}

/**
 * Receives an email. `accept` is given its header as soon as that has arrived, and throws MailRefused before anything
 * else is stored or parsed. After an error the stream still has to be read to its end.
 */
export async function receiveMail(
  stream: Readable,
  bytesMax: number,
  accept: (headers: MailHeaders) => Promise<unknown>,
): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  let length = 0
  let headers: MailHeaders | undefined
  let bodyAt = 0
  // Chunk by chunk: at the end both would take the thread for a tenth of a second.
  const [hash, bodyHash] = [createHash('sha256'), createHash('sha256')]
  const found = async (start: Buffer, at: number) => {
    headers = headersIn(start.subarray(0, at).toString())
    bodyAt = at
    bodyHash.update(start.subarray(at))
    await accept(headers)
  }
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length > bytesMax) throw tooLarge()
    hash.update(chunk)
    if (headers) {
      bodyHash.update(chunk)
      continue
    }
    const start = Buffer.concat(chunks)
    const at = headLength(start)
    if ((at ?? length) > HEAD_BYTES_MAX)
      throw new MailRefused(552, '5.3.4 The header of the email is too long')
    if (at !== undefined) await found(start, at)
  }
  const whole = Buffer.concat(chunks)
  // An email may be a header and nothing else.
  if (!headers) await found(whole, whole.length)
  return {
    headers: headers ?? new Map(),
    readable: Buffer.concat([whole.subarray(0, bodyAt), ...beginnings(whole.subarray(bodyAt))]),
    bodyHash: bodyHash.digest('base64url'),
    hash: hash.digest('base64url'),
  }
}
