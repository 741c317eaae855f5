import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { passageTo } from '#test/passages.ts'
import { listenTo } from './listening.ts'

const CHANNEL = 'test_channel'
const SOON = 8000

/** Hears the channel until the test is over. */
function hearing({ ctx }: TestServer, url: string) {
  const heard: (string | null)[] = []
  const options = {
    url,
    channel: CHANNEL,
    log: ctx.log,
    hear: (told: string | null) => void heard.push(told),
  }
  const listening = listenTo(options)
  return { heard, ...listening, [Symbol.asyncDispose]: listening.close }
}

const tell = ({ pool }: TestServer, words: string) =>
  pool.query('select pg_notify($1, $2)', [CHANNEL, words])

const cut = ({ pool }: TestServer) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'hears ${CHANNEL}' and datname = current_database()`)

describe('a channel', () => {
  it('is heard as it is told', async () => {
    await using server = await startServer()
    await using own = hearing(server, server.databaseUrl)
    expect(own.isAlive()).toBe(false)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await tell(server, 'one')
    await tell(server, 'two')
    await vi.waitFor(() => expect(own.heard).toEqual([null, 'one', 'two']), SOON)
  })

  it('that is cut is not believed, is heard again by itself, and says that it may have missed some', async () => {
    await using server = await startServer()
    await using own = hearing(server, server.databaseUrl)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await cut(server)
    await vi.waitFor(() => expect(own.isAlive()).toBe(false), { timeout: 1000, interval: 1 })
    await tell(server, 'missed')
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await tell(server, 'one')
    await vi.waitFor(() => expect(own.heard).toEqual([null, null, 'one']), SOON)
  })

  it('that leads nowhere without a word is not believed within a second', async () => {
    await using server = await startServer()
    await using passage = await passageTo(server.databaseUrl)
    await using own = hearing(server, passage.url)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    passage.block()
    const since = performance.now()
    while (own.isAlive()) await sleep(5)
    expect(performance.now() - since).toBeLessThan(1000)
    await sleep(1500)
    expect(own.isAlive()).toBe(false)
    passage.open()
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    expect(own.heard.length).toBeGreaterThan(1)
  })

  it('stays believed for as long as it is held, and not after it is closed', async () => {
    await using server = await startServer()
    await using own = hearing(server, server.databaseUrl)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    await sleep(2000)
    await vi.waitFor(() => expect(own.isAlive()).toBe(true), SOON)
    expect(own.heard).toEqual([null])
    await own.close()
    expect(own.isAlive()).toBe(false)
  })
})
