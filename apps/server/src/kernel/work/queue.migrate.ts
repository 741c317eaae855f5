import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Each pool of workers asks for its own tasks. With the library's indexes alone it reads every job of the others that
 * waits, so a pile of jobs makes each question dearer. Our patch of the library asks by task (decision 131).
 */
const INDEXES = [
  // It holds all that the statement reads: else PostgreSQL estimates that walking the library's own index, which does,
  // is cheaper, and reads the jobs of all tasks again.
  `create index concurrently if not exists jobs_due_of_task_index
   on graphile_worker._private_jobs (task_id, priority, run_at) include (id) where is_available`,
  // The heartbeat looks every two seconds for jobs of workers that ended.
  `create index concurrently if not exists jobs_locked_index
   on graphile_worker._private_jobs (locked_at) where locked_at is not null`,
]

/** The tables of the queue. */
export async function migrateQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString })
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const index of INDEXES) await client.query(index)
  } finally {
    await client.end()
  }
}
