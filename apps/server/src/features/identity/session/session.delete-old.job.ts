import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { session } from './session.tables.ts'

/** An ended session stays visible this long for the investigation of a stolen token. */
export const ENDED_SESSION_DAYS = 7
const RETENTION_MS = ENDED_SESSION_DAYS * 86_400_000
const BATCHES_MAX = 500

/** A revoked session expires when it is revoked, so its expiry is the only column to look at. */
export const deleteOldSessions = job({
  name: 'session.delete-old',
  cron: '23 * * * *',
  run: (ctx) =>
    deleteInBatches(
      ctx,
      session,
      lt(session.expiresAt, new Date(ctx.now().getTime() - RETENTION_MS)),
      BATCHES_MAX,
    ),
})
