import { INQUIRY_CONTENT_MAX } from '@ironsouq/contract/inquiry/inquiry.limits'
import { MessageBody } from '@ironsouq/contract/inquiry/inquiry.schema'
import { inquiryFilesLeft } from '#features/inquiry/inquiry.events.ts'
import { inquiryWithMessage } from '#features/inquiry/inquiry.queries.ts'
import { readReplyAddress } from '#features/inquiry/inquiry.reply-address.rules.ts'
import { replyToInquiry } from '#features/inquiry/inquiry.service.ts'
import { memberById } from '#features/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { MailRefused, type IncomingMail } from '#kernel/incoming-mail.ts'
import { emit } from '#kernel/work/events.ts'
import { isAutomatic, replyTextOf } from './reply-mail.rules.ts'
import { replyMail } from './reply-mail.tables.ts'

const FORBIDDEN = 550
const TOO_LONG = 552
const LATER = 451

const unknownAddress = () => new MailRefused(FORBIDDEN, '5.1.1 There is no such address')

/** A thread, the buyer who may write into it, and the seller whose message is answered, if it is one's. */
interface Thread {
  inquiryId: string
  memberId: string
  toSellerId: string | null
  mail: string
}

/**
 * The thread that an address leads to; throws MailRefused. A forged address and one of a member who
 * is gone get the same reply.
 */
export async function threadAt(ctx: Ctx, address: string): Promise<Thread> {
  const given = readReplyAddress(ctx, address)
  const row = given && (await inquiryWithMessage(ctx, given.messageId))
  if (!given || !row || !given.isOf(row.memberId)) throw unknownAddress()
  if (given.isExpired)
    throw new MailRefused(FORBIDDEN, '5.7.1 This address has expired: please answer on the site')
  if (row.state !== 'pushed')
    throw new MailRefused(FORBIDDEN, '5.7.1 This inquiry is closed: please look at it on the site')
  const who = await memberById(ctx, row.memberId)
  if (!who?.mail) throw unknownAddress()
  return { inquiryId: row.id, memberId: who.id, toSellerId: row.sellerId, mail: who.mail }
}

/** The text of an email, by the rules of messages that are written on the site. */
function contentOf(mail: IncomingMail): string {
  const text = replyTextOf(mail.text)
  if (text.length > INQUIRY_CONTENT_MAX)
    throw new MailRefused(
      TOO_LONG,
      `5.3.4 A message has at most ${INQUIRY_CONTENT_MAX} characters: please write less`,
    )
  const body = MessageBody.safeParse(text)
  if (!body.success)
    throw new MailRefused(FORBIDDEN, '5.6.0 There is no text above the quoted message')
  return body.data
}

const asMailRefused = (err: unknown): never => {
  if (!(err instanceof Refusal)) throw err
  throw err.status === 429
    ? new MailRefused(LATER, '4.7.1 Too many messages: please wait')
    : new MailRefused(
        FORBIDDEN,
        '5.7.1 This inquiry takes no messages: please look at it on the site',
      )
}

/**
 * Writes an email into its thread as a message of the buyer. The row of the email and the message are
 * one commit, so that a mail server that did not receive our reply may send the email again.
 */
export async function takeReply(
  ctx: Ctx,
  address: string,
  mail: IncomingMail,
): Promise<'stored' | 'repeated'> {
  const { inquiryId, memberId, toSellerId, mail: own } = await threadAt(ctx, address)
  if (isAutomatic(mail)) throw new MailRefused(FORBIDDEN, '5.7.1 Automatic mail is not accepted')
  // Everyone whom an email was forwarded to knows its address, too.
  if (mail.from.length !== 1 || mail.from[0]?.toLowerCase() !== own.toLowerCase())
    throw new MailRefused(FORBIDDEN, '5.7.1 Please answer from the address that we wrote to')
  const content = contentOf(mail)
  return atomic(ctx, async (ctx) => {
    const [claimed] = await ctx.db
      .insert(replyMail)
      .values({ inquiryId, mailHash: mail.hash, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ inquiryId: replyMail.inquiryId })
    if (!claimed) return 'repeated'
    // What answers one seller is not for the others.
    const writer = { side: 'buyer', id: memberId, toSellerId } as const
    await replyToInquiry(ctx, inquiryId, writer, { content, attachmentIds: [] })
    if (mail.files > 0) await emit(ctx, inquiryFilesLeft, { inquiryId })
    return 'stored'
  }).catch(asMailRefused)
}
