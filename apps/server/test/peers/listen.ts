import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody outside the shop, spoken to by the protocol of the real one. */
export interface Peer {
  url: string
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Listens on this machine alone; without a port on one that is free. */
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
