import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { tcpProxyTo } from '#test/tcp-proxy.ts'
import { subscribeToChannel } from './pg-notifications.ts'

const CHANNEL = 'test_channel'
const SOON = 8000

/** Subscribes to the channel until the end of the test. */
function subscribed({ ctx }: TestServer, url: string) {
  const received: (string | null)[] = []
  const options = {
    url,
    channel: CHANNEL,
    log: ctx.log,
    onMessage: (payload: string | null) => void received.push(payload),
  }
  const subscription = subscribeToChannel(options)
  return { received, ...subscription, [Symbol.asyncDispose]: subscription.close }
}

const notify = ({ pool }: TestServer, words: string) =>
  pool.query('select pg_notify($1, $2)', [CHANNEL, words])

const cut = ({ pool }: TestServer) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'listens to ${CHANNEL}' and datname = current_database()`)

describe('a channel', () => {
  it('delivers messages in order', async () => {
    await using server = await startServer()
    await using own = subscribed(server, server.databaseUrl)
    expect(own.isAlive()).toBe(false)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await notify(server, 'one')
    await notify(server, 'two')
    await vi.waitFor(() => expect(own.received).toEqual([null, 'one', 'two']), SOON)
  })

  it('that is cut is not alive, reconnects by itself, and reports that messages may be missing', async () => {
    await using server = await startServer()
    await using own = subscribed(server, server.databaseUrl)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await cut(server)
    await vi.waitFor(() => expect(own.isAlive()).toBe(false), { timeout: 1000, interval: 1 })
    await notify(server, 'missed')
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await notify(server, 'one')
    await vi.waitFor(() => expect(own.received).toEqual([null, null, 'one']), SOON)
  })

  it('that is silently cut is not alive within a second', async () => {
    await using server = await startServer()
    await using proxy = await tcpProxyTo(server.databaseUrl)
    await using own = subscribed(server, proxy.url)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    proxy.block()
    const since = performance.now()
    while (own.isAlive()) await sleep(5)
    expect(performance.now() - since).toBeLessThan(1000)
    await sleep(1500)
    expect(own.isAlive()).toBe(false)
    proxy.open()
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    expect(own.received.length).toBeGreaterThan(1)
  })

  it('stays alive while it is open, and not after it is closed', async () => {
    await using server = await startServer()
    await using own = subscribed(server, server.databaseUrl)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await sleep(2000)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    expect(own.received).toEqual([null])
    await own.close()
    expect(own.isAlive()).toBe(false)
  })
})
