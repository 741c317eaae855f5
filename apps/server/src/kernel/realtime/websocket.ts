import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE_CODES, FRAME_BYTES_MAX } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Identity, Who } from './channel.ts'
import type { Wire } from './client.ts'
import type { Hub } from './hub.ts'

const SOCKET_PATH = '/realtime/socket'

/** More than a client needs to join all its channels at once, in ten seconds. */
const FRAMES_MAX = 200
const FRAMES_MS = 10_000
/** A frame of a client is short: proxies may cut it, but not into many pieces. */
const FRAGMENTS_MAX = 16
const CHUNKS_MAX = 1024

/** Frames go to the TCP socket as they are: `ws` would copy and frame them again for each client. */
function wireOf(socket: WebSocket, raw: Duplex): Wire {
  let isAlive = true
  socket.on('pong', () => (isAlive = true))
  return {
    transport: 'socket',
    send: (frame) => void raw.write(frame.socket()),
    backlog: () => raw.writableLength,
    probe() {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    },
    close: (reason) => socket.close(CLOSE_CODES[reason]),
    terminate: () => socket.terminate(),
  }
}

function serveSocket(hub: Hub, who: Who, socket: WebSocket, raw: Duplex): void {
  const client = hub.connect(who, wireOf(socket, raw))
  if (!client) return socket.close(CLOSE_CODES.later)
  let frames = 0
  const counting = setInterval(() => (frames = 0), FRAMES_MS)
  const isTooMany = () => ++frames > FRAMES_MAX
  socket.on('message', (data, isBinary) => {
    // One message is one buffer: `ws` gives fragments only where it is asked to.
    if (isTooMany() || isBinary) hub.refuse(client)
    else hub.receive(client, (data as Buffer).toString())
  })
  // Each answer to a client that does not read would wait in memory, and costs far more there than its bytes.
  socket.on('ping', (data) => {
    if (isTooMany()) hub.refuse(client)
    else if (raw.writableLength === 0) socket.pong(data)
  })
  socket.on('pong', () => {
    if (isTooMany()) hub.refuse(client)
  })
  socket.on('close', () => {
    clearInterval(counting)
    hub.disconnect(client)
  })
}

interface SocketOptions {
  hub: Hub
  identify: (request: IncomingMessage) => Promise<Identity>
}

/** Accepts WebSockets on a server. */
export function serveSockets(server: Server, { hub, identify }: SocketOptions): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES_MAX,
    maxFragments: FRAGMENTS_MAX,
    maxBufferedChunks: CHUNKS_MAX,
    autoPong: false,
  })
  const refuse = (raw: Duplex, status: string) =>
    void raw.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on('error', () => {}) // the client went away
    const [path] = (request.url ?? '').split('?', 1)
    if (path !== SOCKET_PATH) return refuse(raw, '404 Not Found')
    identify(request).then(
      (who) => {
        if (!who) return refuse(raw, '401 Unauthorized')
        sockets.handleUpgrade(request, raw, head, (socket) => {
          socket.on('error', () => {}) // it closes as well
          // A page can read a close code; a refused handshake it would repeat.
          if (who === 'ended' || who === 'later') socket.close(CLOSE_CODES[who])
          else serveSocket(hub, who, socket, raw)
        })
      },
      () => refuse(raw, '503 Service Unavailable'),
    )
  })
}
