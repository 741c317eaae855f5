import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { asAppRole } from '../apps/server/src/kernel/data/role/app-role.ts'

export type Env = Record<string, string>

const ENTRY = new URL('../apps/server/src/entry/', import.meta.url)

export const entryPath = (name: string): string => fileURLToPath(new URL(`${name}.ts`, ENTRY))

const BUILT = new URL('../apps/server/build/entry/', import.meta.url)

/** The built program, as in production; `buildServer` builds it. */
export const builtPath = (name: string): string => fileURLToPath(new URL(`${name}.js`, BUILT))

export const buildServer = (): void =>
  void execFileSync('pnpm', ['--filter', '@ironsouq/server', 'exec', 'rolldown', '--config'])

interface Run {
  args?: readonly string[]
  /** Each piece of the output as it comes. */
  onOutput?: (text: string) => void
}

async function outputOf(
  env: Env,
  path: string,
  { args = [], onOutput }: Run = {},
): Promise<string> {
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    onOutput?.(chunk.toString())
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${path} exited with ${code}`)
  return output.trim()
}

/** Runs a command of the server to completion and returns its output. */
export const command = (env: Env, name: string, ...args: string[]): Promise<string> =>
  outputOf(env, entryPath(name), { args })

const SEED = fileURLToPath(new URL('../packages/demo/src/entry/seed.ts', import.meta.url))

/** Fills a migrated installation with the demo, and shows how far it is. */
export const seedDemo = (env: Env, ...args: string[]): Promise<string> =>
  outputOf(env, SEED, { args, onOutput: (text) => process.stderr.write(text) })

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

/** The engines of the parent process or, if started by hand, those of development. */
function enginesEnv(): Env {
  if (process.env['DATABASE_URL']) return process.env as Env
  const file = new URL('../.engines/env.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Env
}

/** A separate database without tables, and names of an index, a bucket and keys on the running engines. */
export async function createEmptyEnvironment(purpose: string, settings: Env = {}) {
  const engines = enginesEnv()
  const adminUrl = engines['DATABASE_URL'] ?? ''
  const name = `${purpose}_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = name
  const env: Env = {
    ...engines,
    // The processes have the role that they have in production. The pool below is of the owner.
    DATABASE_URL: asAppRole(url.href),
    MIGRATION_DATABASE_URL: url.href,
    SEARCH_PREFIX: `${name}-`,
    REDIS_PREFIX: `${name}:`,
    S3_BUCKET_NAME: name.replaceAll('_', '-'),
    SERVICE_KEY: randomBytes(32).toString('hex'),
    SECRET_KEY: randomBytes(32).toString('hex'),
    METRICS_PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    BACKOFFICE_URL: 'http://127.0.0.1:3100',
    MERCHANT_URL: 'http://127.0.0.1:3200',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const pool = new pg.Pool({ connectionString: url.href, max: 4 })
  pool.on('error', () => {}) // a drill may restart PostgreSQL; the next query reconnects
  return {
    name,
    env,
    pool,
    async destroy() {
      await pool.end()
      const remover = new pg.Client({ connectionString: adminUrl })
      await remover.connect()
      await remover.query(`drop database ${name} with (force)`)
      await remover.end()
      const [search] = (env['SEARCH_URL'] ?? '').split(',')
      await fetch(`${search}/${name}-*`, { method: 'DELETE' }).catch(() => {})
    },
  }
}

export type Environment = Awaited<ReturnType<typeof createEmptyEnvironment>>

/** The same, migrated. The built program needs a third of the CPU that its sources need. */
export async function createEnvironment(
  purpose: string,
  settings: Env = {},
  migrate = entryPath('migrate'),
): Promise<Environment> {
  const environment = await createEmptyEnvironment(purpose, settings)
  await outputOf(environment.env, migrate)
  return environment
}

/** Inserts listed devices with English texts only and without pictures. */
export async function insertDevices({ pool }: Environment, count: number): Promise<string[]> {
  await pool.query(`
    insert into category (code, position, created_at) values ('excavators', 0, now());
    insert into category_text (category_id, locale, name, created_at)
      select id, 'en', 'Excavators', now() from category;
    insert into brand (code, created_at) values ('caterpillar', now());
    insert into brand_text (brand_id, locale, name, created_at)
      select id, 'en', 'Caterpillar', now() from brand;
    insert into seller (code, since_year, sold_count, claims_upheld, created_at)
      values ('dunes', 2012, 0, 0, now());
    insert into seller_text (seller_id, locale, name, created_at)
      select id, 'en', 'Seven Dunes Plant', now() from seller;
    insert into yard (code, emirate, free_zone, latitude, longitude, created_at)
      values ('al-sajaa', 'sharjah', false, 25.33, 55.65, now());
    insert into yard_text (yard_id, locale, name, created_at)
      select id, 'en', 'Al Sajaa', now() from yard;`)
  const { rows } = await pool.query<{ id: string }>(
    `insert into device (stock_no, category_id, brand_id, seller_id, yard_id, model, serial_no,
       year_made, work_hours, hours_source, emission, emirate, grade, customs, ownership, warranty,
       gcc_cooling, plated, papers, specs, price_mode, vat_mode, price_minor, price_currency,
       state, created_at, listed_at, updated_at)
     select 'D-' || n, category.id, brand.id, seller.id, yard.id, '320', 'S' || n, 2018, 100 * n,
       'meter', 'tier3', 'sharjah', 'B', 'dutyPaid', 'own', 'none', true, false, '{}',
       '{"power": 119}', 'fixed', 'standard', 100000 + n, 'AED', 'listed', now(), now(), now()
     from generate_series(1, $1::int) n, category, brand, seller, yard returning id`,
    [count],
  )
  await pool.query(`insert into device_text (device_id, locale, title, description, created_at)
    select id, 'en', 'Caterpillar 320 ' || stock_no, 'A device.', now() from device`)
  return rows.map(({ id }) => id)
}
