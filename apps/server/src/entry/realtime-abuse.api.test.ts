import { once } from 'node:events'
import { realtimeEndpoints } from '@ironsouq/contract/realtime/realtime.endpoints'
import { CLOSE_CODES } from '@ironsouq/contract/realtime/realtime.limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { openSocket, startRealtime } from '#test/realtime.ts'

let server: TestServer
let realtime: Awaited<ReturnType<typeof startRealtime>>
beforeAll(async () => {
  server = await startServer()
  realtime = await startRealtime(server)
})
afterAll(async () => {
  await realtime[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function aClient() {
  const { id, call } = await aSignedInMember(server)
  const { ticket } = await call(realtimeEndpoints.ticket)
  return { id, ...(await openSocket(realtime, ticket)) }
}

describe('control frames', () => {
  it('are answered, a few', async () => {
    using client = await aClient()
    const answered = once(client.socket, 'pong')
    client.socket.ping('there?')
    expect(String((await answered)[0])).toBe('there?')
  })

  it.each(['ping', 'pong'] as const)('close a client that sends many (%s)', async (kind) => {
    using client = await aClient()
    let answers = 0
    client.socket.on('pong', () => answers++)
    for (let n = 0; n < 2000; n++) client.socket[kind]()
    expect(await client.closed).toBe(CLOSE_CODES.refused)
    expect(answers).toBeLessThanOrEqual(200)
  })
})

it('closes a client that cuts a frame into many pieces', async () => {
  using client = await aClient()
  for (let n = 0; n < 100; n++) client.socket.send('', { fin: false })
  expect(await client.closed).toBe(CLOSE_CODES.refused)
})
