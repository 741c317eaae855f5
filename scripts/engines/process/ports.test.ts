import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { freePorts, portNear } from './ports.ts'

it('returns the requested number of different ports', async () => {
  expect(new Set(await freePorts(20)).size).toBe(20)
})

it('returns the wanted port if it is free and otherwise another', async () => {
  const [free = 0] = await freePorts(1)
  expect(await portNear(free)).toBe(free)

  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await portNear(port)).not.toBe(port)
  server.close()
})
