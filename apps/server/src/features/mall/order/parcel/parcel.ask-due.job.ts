import { asc, lte } from 'drizzle-orm'
import { job } from '#kernel/work/jobs.ts'
import { parcel } from '../parcel.tables.ts'
import { followParcel } from './parcel.follow.service.ts'

/** The most in one run; the next run, a minute later, does the rest. */
const MOST = 200

/** Asks about parcels of which no notification came. */
export const askDueParcels = job({
  name: 'parcel.ask-due',
  cron: '* * * * *',
  workerPool: 'carriers',
  async run(ctx) {
    if (!ctx.carrier) return
    const due = await ctx.db
      .select({ id: parcel.id })
      .from(parcel)
      .where(lte(parcel.askAt, ctx.now()))
      .orderBy(asc(parcel.askAt))
      .limit(MOST)
    const failures: unknown[] = []
    for (const { id } of due)
      await followParcel(ctx, id).catch((err: unknown) => failures.push(err))
    if (failures.length > 0) throw new AggregateError(failures, 'not every parcel was found')
  },
})
