import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestServer } from '../harness.ts'

/**
 * A key that another request of the member is using: its transaction has claimed it and not ended yet. A command with
 * this key is prepared, waits, and is refused when the other one ends.
 */
export async function aTakenKey({ pool }: TestServer, memberId: string) {
  const other = await pool.connect()
  const key = randomUUID()
  await other.query('begin')
  await other.query(
    `insert into idempotency_key (actor, key, fingerprint, answer, created_at) values ($1, $2, '', '{}', now())`,
    [`member:${memberId}`, key],
  )
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%idempotency_key%'`
  return {
    key,
    /** Until a command waits for the other one. */
    isWaitedFor: () =>
      expect.poll(() => pool.query(waiting), { timeout: 5000 }).toMatchObject({ rowCount: 1 }),
    async end() {
      await other.query('commit')
      other.release()
    },
  }
}
