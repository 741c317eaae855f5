import pg from 'pg'
import { expect, it } from 'vitest'
import { startCtx } from '#test/harness.ts'
import { measureArchive } from './archive-metrics.ts'
import { createMetrics } from './metrics.ts'

it('states the age of the last archived file of the log, and nothing where none is archived', async () => {
  await using at = await startCtx()
  // A server of its own would be needed to archive: two views before those of the catalogue say the same.
  await at.pool.query(`create schema archiving;
    create view archiving.pg_settings as select 'archive_mode' as name, 'on' as setting;
    create table archiving.pg_stat_archiver (last_archived_time timestamptz);
    insert into archiving.pg_stat_archiver values (now() - interval '20 minutes')`)
  const options = '-c search_path=archiving,pg_catalog,public'
  const archiving = new pg.Pool({ connectionString: at.databaseUrl, max: 1, options })
  const ageFrom = async (pool: pg.Pool) => {
    const metrics = createMetrics(pool)
    measureArchive(metrics, pool)
    const text = await metrics.register.metrics()
    return /^ironsouq_log_archive_age_seconds\{.*\} (\S+)$/m.exec(text)?.[1]
  }
  expect(await ageFrom(at.pool)).toBeUndefined()
  expect(Math.round(Number(await ageFrom(archiving)) / 60)).toBe(20)
  await archiving.query('update pg_stat_archiver set last_archived_time = null')
  expect(Number(await ageFrom(archiving))).toBeGreaterThan(0)
  await archiving.end()
  await at.pool.query('drop schema archiving cascade')
})
