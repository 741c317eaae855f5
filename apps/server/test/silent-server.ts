import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Accepts connections, says `greeting` if it has one, and then never answers. */
export async function silentServer(greeting = '') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
    if (greeting) socket.write(greeting)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
