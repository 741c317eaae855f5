import { job } from '#kernel/work/jobs.ts'
import { releaseOverdue } from './quote.acceptance.service.ts'
import { lapseSilent } from './quote.end.service.ts'
import { expireQuotes } from './quote.service.ts'

/** Hands the inquiries of silent sellers on, ends quotes and reservations: all by columns that name a time. */
export const endQuotesInTime = job({
  name: 'quote.end-in-time',
  cron: '* * * * *',
  async run(ctx) {
    const failures = [
      ...(await lapseSilent(ctx)),
      ...(await expireQuotes(ctx)),
      ...(await releaseOverdue(ctx)),
    ]
    if (failures.length > 0) throw new AggregateError(failures, 'not all was ended in time')
  },
})
