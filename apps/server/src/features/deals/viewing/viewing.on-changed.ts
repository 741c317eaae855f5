import { knownLocale, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer, type EventMeta } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { viewingEmail } from './emails/viewing.email.ts'
import { viewingBooked, viewingCancelled, viewingMoved } from './viewing.events.ts'
import { viewingToEmail } from './viewing.projection.ts'
import { viewingLocale } from './viewing.queries.ts'

/** Yards read English. */
const YARD_LOCALE: LocaleCode = 'en'

type Change = { viewingId: string } & EventMeta

/**
 * Delivered twice, an event sends two emails with one Message-ID and one sequence: mail clients and
 * calendars show one. A booking that is moved or cancelled before its email is sent is announced as that only.
 */
async function emailYard(ctx: Ctx & { transaction?: never }, { viewingId, eventId, at }: Change) {
  const found = await viewingToEmail(ctx, viewingId, YARD_LOCALE)
  if (!found?.viewingMail) return
  const { viewingMail: to, ...viewing } = found
  const body = viewingEmail(YARD_LOCALE, { viewing, reader: 'yard', siteUrl: ctx.site.url, at })
  const messageId = `viewing-yard-${eventId}`
  await sendEmail(ctx, { kind: 'viewing', to, locale: YARD_LOCALE, messageId, body })
}

async function emailVisitor(
  ctx: Ctx & { transaction?: never },
  { viewingId, eventId, at }: Change,
) {
  const locale = knownLocale((await viewingLocale(ctx, viewingId)) ?? YARD_LOCALE)
  const viewing = await viewingToEmail(ctx, viewingId, locale)
  if (!viewing?.mail) return
  const body = viewingEmail(locale, { viewing, reader: 'visitor', siteUrl: ctx.site.url, at })
  const messageId = `viewing-visitor-${eventId}`
  await sendEmail(ctx, { kind: 'viewing', to: viewing.mail, locale, messageId, body })
}

export const viewingConsumers = [
  consumer({
    name: 'viewing.email-yard-booked',
    on: viewingBooked,
    workerPool: 'email',
    handle: emailYard,
  }),
  consumer({
    name: 'viewing.email-yard-moved',
    on: viewingMoved,
    workerPool: 'email',
    handle: emailYard,
  }),
  consumer({
    name: 'viewing.email-yard-cancelled',
    on: viewingCancelled,
    workerPool: 'email',
    handle: emailYard,
  }),
  consumer({
    name: 'viewing.email-visitor-booked',
    on: viewingBooked,
    workerPool: 'email',
    handle: emailVisitor,
  }),
  consumer({
    name: 'viewing.email-visitor-moved',
    on: viewingMoved,
    workerPool: 'email',
    handle: emailVisitor,
  }),
  consumer({
    name: 'viewing.email-visitor-cancelled',
    on: viewingCancelled,
    workerPool: 'email',
    handle: emailVisitor,
  }),
]
