import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { describe, expect, it, vi } from 'vitest'
import { MEMBER_CHANNEL } from '#features/platform/notification/notification.channel.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { openSocket, startRealtime, upTo, writeMessages as write } from '#test/realtime.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'

describe('without Redis', () => {
  it('messages come from the database, and none is lost when it is back', async () => {
    await using server = await startServer()
    await using redis = await tcpProxyTo(server.parts.config.REDIS_URL)
    await using realtime = await startRealtime(server, { redisUrl: redis.url })
    const { id, call } = await aSignedInMember(server)
    const { ticket } = await call(realtimeEndpoints.ticket)
    using client = await openSocket(realtime, ticket)
    client.send({ type: 'join', channel: `${MEMBER_CHANNEL}:${id}` })
    await client.receives('joined')
    await write(server.ctx, id, 2)
    await vi.waitFor(() => expect(client.numbers()).toEqual([1, 2]), 8000)
    redis.block()
    await write(server.ctx, id, 3)
    await vi.waitFor(() => expect(client.numbers()).toEqual(upTo(5)), 8000)
    redis.open()
    await write(server.ctx, id, 3)
    await vi.waitFor(() => expect(client.numbers()).toEqual(upTo(8)), 8000)
  }, 30_000)
})
