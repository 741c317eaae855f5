import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { SECURITY_LOG_DAYS } from './security-log.rules.ts'
import { securityLog } from './security-log.tables.ts'

const RETENTION_MS = SECURITY_LOG_DAYS * 86_400_000
const BATCHES_MAX = 500

export const deleteOldSecurityLog = job({
  name: 'security-log.delete-old',
  cron: '31 * * * *',
  run: (ctx) =>
    deleteInBatches(
      ctx,
      securityLog,
      sql`${lt(securityLog.createdAt, new Date(ctx.now().getTime() - RETENTION_MS))}
        or ${lt(securityLog.deleteAt, ctx.now())}`,
      BATCHES_MAX,
    ),
})
