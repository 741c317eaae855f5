import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { writeAccountKinds } from '#features/money/ledger/ledger.kinds.service.ts'
import { ledgerKinds } from '#features/registry.ts'
import { migrateQueue } from '#kernel/work/queue.migrate.ts'
import { applyMigrations } from '../src/kernel/data/migrations.ts'
import { grantToApp } from '../src/kernel/data/role/app-grants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    template: string
    /** The databases of this run have names that start like this. */
    databasePrefix: string
    engines: {
      searchUrl: string
      redisUrl: string
      smtpUrl: string
      /** The HTTP API of the SMTP server that catches all mail. */
      inboxUrl: string
      s3: { endpoint: string; region: string; accessKey: string; secretKey: string }
    }
  }
}

/** The engines that `verify` started, or those of development. */
function enginesEnv(): Record<string, string | undefined> {
  if (process.env['DATABASE_URL']) return process.env
  const file = new URL('../../../.engines/env.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

function needed(env: Record<string, string | undefined>, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set: run \`pnpm engines start\` first`)
  return value
}

/** Migrates one database. The databases of the tests are copies of it; each project of a run has its own. */
export async function setup({ name, provide }: TestProject) {
  const env = enginesEnv()
  const url = needed(env, 'DATABASE_URL')
  const template = `template_${process.pid}_${name}`
  const databasePrefix = `test_${process.pid}_${name}_`
  const root = new pg.Client({ connectionString: url })
  await root.connect()
  await root.query(`create database ${template}`)
  const own = new URL(url)
  own.pathname = template
  const client = new pg.Client({ connectionString: own.href })
  await client.connect()
  const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
  await applyMigrations(client, { migrationsFolder })
  await writeAccountKinds(client, ledgerKinds.accounts)
  await client.end()
  await migrateQueue(own.href)
  await grantToApp(own.href)
  provide('databaseUrl', url)
  provide('template', template)
  provide('databasePrefix', databasePrefix)
  provide('engines', {
    searchUrl: needed(env, 'SEARCH_URL'),
    redisUrl: needed(env, 'REDIS_URL'),
    smtpUrl: needed(env, 'SMTP_URL'),
    inboxUrl: needed(env, 'MAIL_INBOX_URL'),
    s3: {
      endpoint: needed(env, 'S3_ENDPOINT_URL'),
      region: needed(env, 'S3_REGION'),
      accessKey: needed(env, 'S3_ACCESS_KEY'),
      secretKey: needed(env, 'S3_SECRET_KEY'),
    },
  })
  return async () => {
    const { rows } = await root.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, '${databasePrefix}')`,
    )
    for (const name of [template, ...rows.map(({ datname }) => datname)])
      await root.query(`drop database ${name} with (force)`)
    await root.end()
  }
}
