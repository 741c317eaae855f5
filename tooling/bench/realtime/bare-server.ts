import { createServer } from 'node:http'
import { Redis } from 'ioredis'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The least that sends a message to many sockets: `ws`, one channel of Redis, and a frame that is
 * encoded once and written to each socket. It checks no one and loses what Redis loses.
 */
const { PORT = '0', REDIS_URL = '', BARE_CHANNEL = '' } = process.env
const MEDIUM = 126

function frameOf(payload: Buffer): Buffer {
  const head = Buffer.from([0x81, MEDIUM, 0, 0])
  head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

const http = createServer((_, response) => void response.end('ok'))
const sockets = new Set<WebSocket & { _socket: NodeJS.WritableStream }>()
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => {
  sockets.add(socket as never)
  socket.on('close', () => sockets.delete(socket as never))
})

const redis = new Redis(REDIS_URL)
redis.on('messageBuffer', (_: Buffer, payload: Buffer) => {
  const frame = frameOf(payload)
  for (const { _socket } of sockets) _socket.write(frame)
})
await redis.subscribe(BARE_CHANNEL)
http.listen(Number(PORT), '127.0.0.1')
