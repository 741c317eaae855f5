import { sql } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { parcel } from '../parcel.tables.ts'
import { followParcel } from './parcel.follow.service.ts'

/** Asks about parcels of which no notification came. */
export const askDueParcels = deadline({
  name: 'parcel.ask-due',
  table: parcel,
  at: 'askAt',
  where: ({ carrier }) => (carrier ? undefined : sql`false`),
  runOutside: (ctx, { id }) => followParcel(ctx, id),
})
