export interface Frame {
  /** In milliseconds from the beginning. */
  at: number
  key: boolean
  data: Buffer
}

interface Film {
  width: number
  height: number
  milliseconds: number
  frames: readonly Frame[]
}

/** The length of what follows, always in eight bytes: simple, and some bytes more. */
function sized(length: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n))
  return bytes
}

const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), sized(body.length), body])
}
const whole = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}
const text = (id: string, value: string): Buffer => element(id, Buffer.from(value))
const real = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

function block({ at, key, data }: Frame, begin: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x81) // track 1
  head.writeInt16BE(at - begin, 1)
  head.writeUInt8(key ? 0x80 : 0, 3)
  return element('a3', head, data)
}

/** One cluster from each whole picture to the next. */
function clustersOf(frames: readonly Frame[]) {
  const groups: Frame[][] = []
  for (const frame of frames)
    if (frame.key) groups.push([frame])
    else groups.at(-1)?.push(frame)
  return groups.map((group) => {
    const at = group[0]?.at ?? 0
    const blocks = group.map((frame) => block(frame, at))
    return { at, bytes: element('1f43b675', whole('e7', at), ...blocks) }
  })
}

/** A WebM file with its length and an index, so that a player can jump in it. */
export function webm({ width, height, milliseconds, frames }: Film): Buffer {
  const clusters = clustersOf(frames)
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    real('4489', milliseconds),
    text('4d80', 'ironsouq'),
    text('5741', 'ironsouq'),
  )
  const size = element('e0', whole('b0', width), whole('ba', height))
  const track = [whole('d7', 1), whole('73c5', 1), whole('83', 1), text('86', 'V_VP9'), size]
  const tracks = element('1654ae6b', element('ae', ...track))
  const cuesFrom = (begin: number): Buffer => {
    let position = begin
    const points = clusters.map(({ at, bytes }) => {
      const place = element('b7', whole('f7', 1), whole('f1', position))
      position += bytes.length
      return element('bb', whole('b3', at), place)
    })
    return element('1c53bb6b', ...points)
  }
  // Every number has a fixed length, so the index is as long as it will be.
  const cues = cuesFrom(info.length + tracks.length + cuesFrom(0).length)
  const segment = [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]
  const head = [whole('4286', 1), whole('42f7', 1), whole('42f2', 4), whole('42f3', 8)]
  const kind = [text('4282', 'webm'), whole('4287', 4), whole('4285', 2)]
  return Buffer.concat([element('1a45dfa3', ...head, ...kind), element('18538067', ...segment)])
}
