import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { writeAccountKinds } from '#features/money/ledger/ledger.kinds.service.ts'
import { ledgerKinds } from '#features/registry.ts'
import { applyMigrations } from '#kernel/data/migrations.ts'
import { grantToApp } from '#kernel/data/role/app-grants.ts'
import { migrateQueue } from '#kernel/work/queue.migrate.ts'
import { configOrExit } from './config.ts'
import { prepareEngines } from './prepare.ts'

const config = configOrExit()
const connectionString = config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL
const client = new pg.Client({ connectionString })
await client.connect()
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
await applyMigrations(client, { migrationsFolder })
await writeAccountKinds(client, ledgerKinds.accounts)
await client.end()
await migrateQueue(connectionString)
await grantToApp(connectionString)
await prepareEngines(config)
process.stdout.write('The database, the bucket and the indexes are up to date.\n')
