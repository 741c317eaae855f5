import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applyMigrations } from '#kernel/data/migrations.ts'
import { configOrExit } from './config.ts'
import { prepareEngines } from './prepare.ts'

const config = configOrExit()
const client = new pg.Client({ connectionString: config.DATABASE_URL })
await client.connect()
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
await applyMigrations(client, { migrationsFolder })
await client.end()
await runMigrations({ connectionString: config.DATABASE_URL })
await prepareEngines(config)
process.stdout.write('The database, the bucket and the indexes are up to date.\n')
