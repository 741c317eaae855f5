import { createServer, type AddressInfo, type Server } from 'node:net'

/** Different free ports of 127.0.0.1: all are opened together, then closed. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(close))
  return ports
}

/** The wanted port, or a free one when it is in use. */
export async function portNear(wanted: number): Promise<number> {
  try {
    await close(await listen(wanted))
    return wanted
  } catch {
    const [free] = await freePorts(1)
    return free ?? wanted
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
