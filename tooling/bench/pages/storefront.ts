import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPages } from '../../../apps/server/src/adapters/pages/redis.ts'
import { HOME, SETTLE_MS } from '../../../packages/contract/src/page-cache.ts'
import { builtPath, seedDemo, createEnvironment, type Env } from '../../environment.ts'
import { logProgress } from '../comparison.ts'
import { startNode, startServer } from '../processes.ts'

/** What the page benchmark uses of the product's sources is in this file. */
const ENTRY = fileURLToPath(new URL('../../../apps/storefront/entry/serve.ts', import.meta.url))
const SERVER_PACKAGE = new URL('../../../apps/server/package.json', import.meta.url)
type RedisClient = Parameters<typeof createPages>[0]['redis']

/** A page that is rendered sooner after a purge is not cached; the purge message takes time, too. */
export const SETTLED_MS = SETTLE_MS + 200
export const HOME_TAG = HOME
export const HOME_PATH = '/en'
export const LIST_PATH = '/en/device-list'

export const buildStorefront = (): void =>
  void execFileSync('pnpm', ['--filter', '@ironsouq/storefront', 'exec', 'react-router', 'build'])

/** Invalidates cached pages, as the worker does after a change. */
export function createPurger({ REDIS_URL = '', REDIS_PREFIX = '' }: Env) {
  const { Redis } = createRequire(SERVER_PACKAGE)('ioredis') as {
    Redis: new (url: string) => RedisClient
  }
  return createPages({ redis: new Redis(REDIS_URL), prefix: REDIS_PREFIX })
}

/** An environment with demo devices, and API and storefront as in production. */
export async function startStorefront(devices: string) {
  const environment = await createEnvironment('pages')
  logProgress(`seeding ${devices} devices`)
  // HTML alone is measured: no picture is drawn.
  const undrawn = ['--pictured', '0', '--galleries', '0', '--on-request']
  await seedDemo(environment.env, '--machines', devices, '--mall', '200', ...undrawn)
  const env: Env = {
    ...environment.env,
    RATE_LIMIT_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
  }
  const worker = startNode(builtPath('worker'), env)
  for (;;) {
    const { rows } = await environment.pool.query<{ n: number }>(
      'select count(*)::int as n from graphile_worker.jobs',
    )
    if (rows[0]?.n === 0) break
    await sleep(200)
  }
  worker.kill('SIGKILL')
  const api = await startServer(builtPath('http'), env)
  const storefrontEnv: Env = {
    ...env,
    API_URL: api.base,
    OBJECTS_URL: `${env['S3_ENDPOINT_URL']}/${env['S3_BUCKET_NAME']}`,
  }
  const storefront = await startServer(ENTRY, storefrontEnv)
  return { env: storefrontEnv, api, storefront, destroy: () => environment.destroy() }
}

export type RunningStorefront = Awaited<ReturnType<typeof startStorefront>>
