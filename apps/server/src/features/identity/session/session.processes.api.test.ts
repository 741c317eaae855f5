import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { aMember } from '#features/people/member/member.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { freePort, start } from '#test/processes.ts'

/** An API process as an operator runs it, with its metrics and log. */
async function aProcess(server: TestServer) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const env = {
    ...server.environment,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'trace',
  }
  const running = start('http', env)
  await running.says('the API is served')
  const call = (path: string, token: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { authorization: token } })
  return {
    output: running.output,
    call,
    status: async (token: string) => (await call('/p/user/userInfo', token)).status,
    async fromMemory() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Number(/ironsouq_session_lookups_total\{from="memory"\} (\d+)/.exec(text)?.[1] ?? 0)
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  }
}

type Process = Awaited<ReturnType<typeof aProcess>>

/** Waits until the process answers for this token without a database query. */
const warm = (process: Process, token: string) =>
  vi.waitFor(async () => {
    const before = await process.fromMemory()
    expect(await process.status(token)).toBe(200)
    expect(await process.fromMemory()).toBeGreaterThan(before)
  }, 8000)

async function msUntilRefused(process: Process, token: string): Promise<number> {
  const since = performance.now()
  while ((await process.status(token)) !== 401) {
    if (performance.now() - since > 5000) throw new Error('it was never refused')
    await sleep(5)
  }
  return performance.now() - since
}

const cutChannel = ({ pool }: TestServer) =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'listens to session_ended' and datname = current_database()`)

describe('a session that one process ends', () => {
  it('is refused by another process within a second, also while its channel is cut; no log contains a token [ID-16]', async () => {
    await using server = await startServer()
    await using first = await aProcess(server)
    await using second = await aProcess(server)
    const { id } = await aMember(server.ctx)
    const tokens: string[] = []
    const took: number[] = []
    for (const isCut of [false, true, true]) {
      const token = await server.tokenFor({ audience: 'member', id })
      tokens.push(token)
      await warm(first, token)
      await warm(second, token)
      if (isCut) await cutChannel(server)
      expect((await first.call('/p/session/leave', token, 'POST')).status).toBe(200)
      took.push(await msUntilRefused(second, token))
      expect(await first.status(token)).toBe(401)
    }
    for (const ms of took) expect(ms).toBeLessThan(1000)
    const output = first.output() + second.output()
    expect(output).toContain('command answered')
    expect(output).toContain('the notification channel is lost')
    for (const token of tokens) expect(output).not.toContain(token)
  }, 60_000)
})
