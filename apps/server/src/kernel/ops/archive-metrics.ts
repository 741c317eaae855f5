import { Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import type { Metrics } from './metrics.ts'

/** Before the first file the time since the server started counts: an archive that never worked is noticed as well. */
const ARCHIVE = `
  select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float as age
  from pg_stat_archiver, pg_settings
  where pg_settings.name = 'archive_mode' and pg_settings.setting <> 'off'`

/** How much would be lost with the disk of the database. A server that archives nothing has no figure. */
export function measureArchive({ register }: Metrics, pool: pg.Pool): void {
  void new Gauge({
    name: 'ironsouq_log_archive_age_seconds',
    help: 'Time since PostgreSQL archived a file of its log',
    labelNames: ['by'],
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ age: number }>(ARCHIVE)
      this.reset()
      for (const { age } of rows) this.set({ by: 'archive_command' }, age)
    },
  })
}
