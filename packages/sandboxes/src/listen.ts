import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server that speaks the protocol of an outside provider. */
export interface RunningProvider {
  url: string
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Listens on the loopback address; without a port, on a free one. */
export async function listen(port = 0) {
  const server = createServer()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (listener: RequestListener) => void server.on('request', listener),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}
