import { eq } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { releaseQuote } from './quote.acceptance.service.ts'
import { lapseRequest } from './quote.end.service.ts'
import { isOpen } from './quote.queries.ts'
import { expireQuote } from './quote.service.ts'
import { quote, quoteRequest } from './quote.tables.ts'

const lapseSilent = deadline({
  name: 'quote.lapse-silent',
  table: quoteRequest,
  at: 'dueAt',
  where: () => eq(quoteRequest.state, 'open'),
  run: (ctx, { id }) => lapseRequest(ctx, id),
})

const expireQuotes = deadline({
  name: 'quote.expire',
  table: quote,
  at: 'validUntil',
  where: () => isOpen,
  run: (ctx, { id }) => expireQuote(ctx, id),
})

const releaseOverdue = deadline({
  name: 'quote.release-overdue',
  table: quote,
  at: 'reservedUntil',
  where: () => eq(quote.state, 'accepted'),
  run: (ctx, { id }) => releaseQuote(ctx, id, { by: 'system' }),
})

/** Hands the inquiries of silent sellers on, ends quotes and reservations: all by columns that name a time. */
export const endQuotesInTime = [lapseSilent, expireQuotes, releaseOverdue]
