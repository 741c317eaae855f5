import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { configOrExit } from './config.ts'
import { prepareEngines } from './prepare.ts'

/** Held while migrating, so that of several replicas that start together one does it. */
const LOCK = 4_870_001

const config = configOrExit()
const client = new pg.Client({ connectionString: config.DATABASE_URL })
await client.connect()
await client.query('select pg_advisory_lock($1)', [LOCK])
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
await client.query('select pg_advisory_unlock($1)', [LOCK])
await client.end()
await runMigrations({ connectionString: config.DATABASE_URL })
await prepareEngines(config)
process.stdout.write('The database, the bucket and the indexes are up to date.\n')
