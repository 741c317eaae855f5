import { connect, type Socket } from 'node:net'

/**
 * A load client in a separate process. It works on raw sockets, because a client with an HTTP parser
 * needs more CPU per request than the servers that are measured.
 */
export interface Load {
  base: string
  path: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

export interface LoadResult {
  responses: number
  /** Of the last response, minus the start. */
  seconds: number
  cpuSeconds: number
}

const HEADER_END = '\r\n\r\n'
const STATUS_OK = 'HTTP/1.1 200 '

/** Bytes of the body, from the header of a response. */
function bodyLength(header: string): number {
  if (!header.startsWith(STATUS_OK)) throw new Error(`not 200: ${header.slice(0, 200)}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(header)?.[1]
  if (length === undefined) throw new Error('a response has no content-length')
  return Number(length)
}

/** Sends the request again and again on one keep-alive connection until the end. */
function repeat(socket: Socket, request: Buffer, onResponse: () => boolean): Promise<void> {
  let missing = 0
  let header: Buffer = Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('close', () => reject(new Error('the server closed')))
    socket.on('data', (chunk: Buffer) => {
      try {
        if (missing > 0) missing -= chunk.length
        else {
          header = header.length > 0 ? Buffer.concat([header, chunk]) : chunk
          const end = header.indexOf(HEADER_END)
          if (end < 0) return
          const length = bodyLength(header.toString('latin1', 0, end))
          missing = length - (header.length - end - HEADER_END.length)
          header = Buffer.alloc(0)
        }
        if (missing < 0) throw new Error('a response is longer than its content-length')
        if (missing > 0) return
        if (onResponse()) socket.write(request)
        else {
          socket.removeAllListeners('close').destroy()
          resolve()
        }
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    socket.write(request)
  })
}

async function run({ base, path, headers, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(base)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  let responses = 0
  const isRunning = () => {
    responses++
    return performance.now() < end
  }
  await Promise.all(
    Array.from({ length: connections }, () =>
      repeat(connect(Number(port), hostname).setNoDelay(), request, isRunning),
    ),
  )
  const { user, system } = process.cpuUsage(cpu)
  return {
    responses,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
  }
}

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result))
})
