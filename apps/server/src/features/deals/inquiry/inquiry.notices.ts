import type { Ctx } from '#kernel/ctx.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { notice, type Occurred } from '#kernel/work/notices.ts'
import { inquiryEmail, type InquiryEmailKind } from './emails/inquiry.email.ts'
import {
  inquiryAnswered,
  inquiryFilesLeft,
  inquiryInvalidated,
  inquiryPushed,
  inquirySubmitted,
} from './inquiry.events.ts'
import { presentHead, presentMessage } from './inquiry.projection.ts'
import { inquiryById, messageAt } from './inquiry.queries.ts'
import { replyAddressOf } from './inquiry.reply-address.rules.ts'

type OfInquiry = Occurred<{ inquiryId: string }>
type Message = { inquiryId: string; seq: number }
type InquiryFacts = { inquiryId: string; inquiryNo: string }
type Shown = Awaited<ReturnType<typeof presentHead>>

const toBuyer = {
  group: 'machines',
  async to(ctx: Ctx, { inquiryId }: OfInquiry) {
    const row = await inquiryById(ctx, inquiryId)
    return row ? [row.memberId] : []
  },
  async facts(ctx: Ctx, { inquiryId }: OfInquiry) {
    const row = await inquiryById(ctx, inquiryId)
    return row ? { inquiryId, inquiryNo: String(row.inquiryNo) } : undefined
  },
  link: ({ inquiryId }: InquiryFacts) => `/inquiry-detail/${inquiryId}`,
  words: ({ inquiryNo = '' }: Partial<InquiryFacts>) => ({ no: inquiryNo }),
} as const

/** The email, if the inquiry still exists and the news is still true; a reply to it answers a message. */
async function emailAbout(
  ctx: Ctx,
  inquiryId: string,
  newsOf: (shown: Shown) => InquiryEmailKind | undefined | Promise<InquiryEmailKind | undefined>,
  answers?: string,
): Promise<EmailBody | undefined> {
  const row = await inquiryById(ctx, inquiryId)
  if (!row) return
  const shown = await presentHead(ctx, row, 'buyer')
  const news = await newsOf(shown)
  if (!news) return
  const { inquiryNo, subject, device, sellerName } = shown
  const machine = device?.title ?? null
  const siteUrl = ctx.site.url
  const { memberId } = row
  const replyTo =
    answers === undefined ? undefined : replyAddressOf(ctx, { messageId: answers, memberId })
  return inquiryEmail(ctx.locale, {
    inquiryId,
    inquiryNo,
    subject,
    machine,
    sellerName,
    news,
    siteUrl,
    ...(replyTo !== undefined && { replyTo }),
  })
}

export const inquiryReceivedNotice = notice({
  ...toBuyer,
  kind: 'inquiryReceived',
  on: inquirySubmitted,
  mail: (ctx, { inquiryId }) =>
    emailAbout(ctx, inquiryId, ({ state }) =>
      state === 'unaudited' ? { kind: 'Received' } : undefined,
    ),
})

export const inquiryPushedNotice = notice({
  ...toBuyer,
  kind: 'inquiryPushed',
  on: inquiryPushed,
  mail: (ctx, { inquiryId }) =>
    emailAbout(ctx, inquiryId, ({ state }) =>
      state === 'pushed' ? { kind: 'Pushed' } : undefined,
    ),
})

export const inquiryInvalidNotice = notice({
  ...toBuyer,
  kind: 'inquiryInvalid',
  on: inquiryInvalidated,
  mail: (ctx, { inquiryId }) =>
    emailAbout(ctx, inquiryId, ({ reason, note }) =>
      reason === null ? undefined : { kind: 'Invalid', reason, note },
    ),
})

/** Buyers are not notified of what they wrote themselves. */
export const inquiryAnsweredNotice = notice<Message, InquiryFacts>({
  ...toBuyer,
  kind: 'inquiryAnswered',
  on: inquiryAnswered,
  async to(ctx, event) {
    const message = await messageAt(ctx, event.inquiryId, event.seq)
    return message?.author === 'buyer' ? [] : toBuyer.to(ctx, event)
  },
  async mail(ctx, { inquiryId, seq }) {
    const newsOf = async (): Promise<InquiryEmailKind | undefined> => {
      const message = await presentMessage(ctx, inquiryId, seq)
      if (!message || message.author === 'buyer') return undefined
      const { body, author, sellerName } = message
      return { kind: 'Answered', body, author, sellerName }
    }
    return emailAbout(ctx, inquiryId, newsOf, (await messageAt(ctx, inquiryId, seq))?.id)
  },
})

/** The text of an email became a message; its files did not. */
export const inquiryFilesLeftNotice = notice({
  ...toBuyer,
  kind: 'inquiryFilesLeft',
  on: inquiryFilesLeft,
  mail: (ctx, { inquiryId }) =>
    emailAbout(ctx, inquiryId, ({ state }) =>
      state === 'pushed' ? { kind: 'FilesLeft' } : undefined,
    ),
})
