import { eq, inArray } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { endPromotion, startPromotion } from './promotion.service.ts'
import { promotion } from './promotion.tables.ts'

const start = deadline({
  name: 'promotion.start',
  table: promotion,
  at: 'startsAt',
  where: () => eq(promotion.state, 'scheduled'),
  run: (ctx, row) => startPromotion(ctx, row),
})

const end = deadline({
  name: 'promotion.end',
  table: promotion,
  at: 'endsAt',
  where: () => inArray(promotion.state, ['scheduled', 'running']),
  run: (ctx, row) => endPromotion(ctx, row, 'time'),
})

/** Prices follow the columns by themselves; these move the state and purge what shows it. */
export const runInTime = [start, end]
