import type { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'

/** A frame as bytes, made once for all clients of this process. */
export interface EncodedFrame {
  /** For a WebSocket: one unmasked text frame of RFC 6455. */
  socket: () => Buffer
  /** For a stream of server-sent events. */
  event: () => Buffer
}

const TEXT_FINAL = 0x81
const SHORT_MAX = 125
const MEDIUM_MAX = 0xffff

function socketFrame(payload: Buffer): Buffer {
  const { length } = payload
  const head = Buffer.alloc(length <= SHORT_MAX ? 2 : length <= MEDIUM_MAX ? 4 : 10)
  head[0] = TEXT_FINAL
  if (length <= SHORT_MAX) head[1] = length
  else if (length <= MEDIUM_MAX) {
    head[1] = 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([head, payload])
}

export function encodeFrame(frame: ServerFrame): EncodedFrame {
  const text = JSON.stringify(frame)
  let socket: Buffer | undefined
  let event: Buffer | undefined
  return {
    socket: () => (socket ??= socketFrame(Buffer.from(text))),
    event: () => (event ??= Buffer.from(`data: ${text}\n\n`)),
  }
}
