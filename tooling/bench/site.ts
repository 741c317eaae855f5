import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { builtPath, command, type Env, raiseStage } from '../stage.ts'
import { serving, started } from './processes.ts'
import { say } from './rounds.ts'

const STOREFRONT = fileURLToPath(new URL('../../apps/storefront/entry/serve.ts', import.meta.url))

export const buildStorefront = (): void =>
  void execFileSync('pnpm', ['--filter', '@ironsouq/storefront', 'exec', 'react-router', 'build'])

/** An installation of its own with demo machines: API and storefront as they run in production. */
export async function raiseSite(machines: string) {
  const stage = await raiseStage('pages')
  say(`seeding ${machines} machines`)
  await command(stage.env, 'seed', '--machines', machines, '--galleries', '0')
  const env: Env = {
    ...stage.env,
    RATE_LIMIT_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
  }
  const worker = started(builtPath('worker'), env)
  for (;;) {
    const { rows } = await stage.pool.query<{ n: number }>(
      'select count(*)::int as n from graphile_worker.jobs',
    )
    if (rows[0]?.n === 0) break
    await sleep(200)
  }
  worker.kill('SIGKILL')
  const api = await serving(builtPath('http'), env)
  const siteEnv: Env = {
    ...env,
    API_URL: api.base,
    OBJECTS_URL: `${env['S3_ENDPOINT_URL']}/${env['S3_BUCKET_NAME']}`,
  }
  const storefront = await serving(STOREFRONT, siteEnv)
  return { env: siteEnv, api, storefront, drop: () => stage.drop() }
}

export type RaisedSite = Awaited<ReturnType<typeof raiseSite>>
