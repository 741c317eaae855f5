import { createInflateRaw } from 'node:zlib'
import { TableRejected } from './table-row.ts'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const COMMENT_BYTES_MAX = 0xffff
/** A workbook has some dozens. */
const ENTRIES_MAX = 10_000
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

interface Entry {
  method: number
  flags: number
  packedBytes: number
  headerAt: number
}

export interface ZipFile {
  has(name: string): boolean
  /** The content of an entry, a piece at a time; rejects once all entries together unpack too large. */
  read(name: string): AsyncGenerator<Uint8Array>
}

const damaged = () => new TableRejected('damaged')

function endOf(view: Buffer): number {
  const first = Math.max(0, view.length - END_BYTES - COMMENT_BYTES_MAX)
  for (let at = view.length - END_BYTES; at >= first; at -= 1)
    if (view.readUInt32LE(at) === END_SIGNATURE) return at
  throw damaged()
}

function entriesOf(view: Buffer): Map<string, Entry> {
  const end = endOf(view)
  const count = view.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw damaged()
  const entries = new Map<string, Entry>()
  let at = view.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (view.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged()
    const nameBytes = view.readUInt16LE(at + 28)
    const name = view.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    // Two entries of one name are read differently by different programs: such a file hides something.
    if (entries.has(name)) throw damaged()
    entries.set(name, {
      method: view.readUInt16LE(at + 10),
      flags: view.readUInt16LE(at + 8),
      packedBytes: view.readUInt32LE(at + 20),
      headerAt: view.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
  }
  return entries
}

function packedOf(view: Buffer, { headerAt, packedBytes }: Entry): Buffer {
  const from = headerAt + 30 + view.readUInt16LE(headerAt + 26) + view.readUInt16LE(headerAt + 28)
  if (from + packedBytes > view.length) throw damaged()
  return view.subarray(from, from + packedBytes)
}

async function* unpacked(view: Buffer, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.flags & ENCRYPTED) throw damaged()
  const packed = packedOf(view, entry)
  if (entry.method === STORED) {
    yield packed
    return
  }
  if (entry.method !== DEFLATED) throw damaged()
  const inflate = createInflateRaw({ chunkSize: 1 << 18 })
  inflate.end(packed)
  yield* inflate as AsyncIterable<Uint8Array>
}

/** Sizes that an archive declares are not believed: what comes out is counted. */
export function openZip(bytes: Uint8Array, unpackedBytesMax: number): ZipFile {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const guard = <T>(work: () => T): T => {
    try {
      return work()
    } catch (err) {
      throw err instanceof RangeError ? damaged() : err
    }
  }
  const entries = guard(() => entriesOf(view))
  let left = unpackedBytesMax
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      try {
        for await (const chunk of unpacked(view, entry)) {
          left -= chunk.length
          if (left < 0) throw new TableRejected('unpacksTooLarge')
          yield chunk
        }
      } catch (err) {
        throw err instanceof TableRejected ? err : damaged()
      }
    },
  }
}
