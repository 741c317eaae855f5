import { INQUIRY_CONTENT_MAX } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { MessageBody } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { inquiryFilesLeft } from '#features/deals/inquiry/inquiry.events.ts'
import { inquiryWithMessage } from '#features/deals/inquiry/inquiry.queries.ts'
import {
  readReplyAddress,
  type ReplyAddress,
} from '#features/deals/inquiry/inquiry.reply-address.rules.ts'
import { replyToInquiry } from '#features/deals/inquiry/inquiry.service.ts'
import { requestById } from '#features/deals/quote/quote.queries.ts'
import { replyAsSeller, type SellerActor } from '#features/deals/quote/quote.seller.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { sellerPeopleOf } from '#features/people/seller-account/seller-account.queries.ts'
import { refuseSuspended } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { MailRefused, type IncomingMail, type MailHeaders } from '#kernel/ports/incoming-mail.ts'
import { emit } from '#kernel/work/events.ts'
import { isAutomatic, replyTextOf } from './reply-mail.rules.ts'
import { replyMail } from './reply-mail.tables.ts'

const FORBIDDEN = 550
const TOO_LONG = 552
const LATER = 451

const unknownAddress = () => new MailRefused(FORBIDDEN, '5.1.1 There is no such address')

interface Buyer {
  side: 'buyer'
  id: string
  /** Whose message is answered, if it is a seller's. */
  toSellerId: string | null
}

/** A thread, the person who may write into it, and their address. */
interface Thread {
  inquiryId: string
  writer: Buyer | SellerActor
  mail: string
}

const closed = () =>
  new MailRefused(FORBIDDEN, '5.7.1 This inquiry is closed: please look at it on the site')

/** The thread of a person of a seller; one who has left, or is none of theirs, is not known. */
async function sellerThreadOf(ctx: Ctx, given: ReplyAddress): Promise<Thread> {
  const request = await requestById(ctx, given.id)
  if (!request?.sellerId) throw unknownAddress()
  const people = await sellerPeopleOf(ctx, request.sellerId)
  const person = people.find(({ accountId }) => given.isOfSeller(accountId))
  if (!person) throw unknownAddress()
  if (request.state !== 'open' && request.state !== 'quoted') throw closed()
  const { inquiryId, sellerId } = request
  return {
    inquiryId,
    writer: { side: 'seller', id: person.accountId, sellerId },
    mail: person.email,
  }
}

async function buyerThreadOf(ctx: Ctx, given: ReplyAddress): Promise<Thread | undefined> {
  const row = await inquiryWithMessage(ctx, given.id)
  if (!row) return undefined
  const who = given.isOf(row.memberId) ? await memberById(ctx, row.memberId) : undefined
  if (!who?.mail) throw unknownAddress()
  if (row.state !== 'pushed') throw closed()
  const writer = { side: 'buyer', id: who.id, toSellerId: row.sellerId } as const
  return { inquiryId: row.id, writer, mail: who.mail }
}

/**
 * The thread that an address leads to; throws MailRefused. A forged address and one of a member who
 * is gone get the same reply.
 */
export async function threadAt(ctx: Ctx, address: string): Promise<Thread> {
  const given = readReplyAddress(ctx, address)
  if (!given) throw unknownAddress()
  const thread = (await buyerThreadOf(ctx, given)) ?? (await sellerThreadOf(ctx, given))
  if (given.isExpired)
    throw new MailRefused(FORBIDDEN, '5.7.1 This address has expired: please answer on the site')
  return thread
}

/** An email under which the parser ended is refused for as long as mail servers try again, and longer. */
const UNREADABLE = { max: 1, seconds: 14 * 86_400 }
const LIMIT = 'unreadable-mail'

export const isUnreadable = async (ctx: Ctx, bodyHash: string): Promise<boolean> =>
  !(await ctx.attemptLimits.peek(LIMIT, bodyHash, UNREADABLE)).isAllowed

export const rememberUnreadable = (ctx: Ctx, bodyHash: string) =>
  ctx.attemptLimits.consume(LIMIT, bodyHash, UNREADABLE)

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

/** Writes as the site would, with its limits and refusals. */
async function write(ctx: TxCtx, { inquiryId, writer }: Thread, content: string): Promise<void> {
  if (writer.side === 'seller') {
    await refuseSuspended(ctx, writer.sellerId)
    await replyAsSeller(ctx, writer, inquiryId, content)
  }
  // What answers one seller is not for the others.
  else await replyToInquiry(ctx, inquiryId, writer, { content, attachmentIds: [] })
}

const automatic = () => new MailRefused(FORBIDDEN, '5.7.1 Automatic mail is not accepted')
const notTheirs = () =>
  new MailRefused(FORBIDDEN, '5.7.1 Please answer from the address that we wrote to')

/** What a mail program sends as an answer: text, also beside files. */
const KINDS = /^(?:text\/(?:plain|html)|multipart\/)/i

/** Refuses by the header alone what is not an answer of the thread's writer: nothing else of it is read. */
export async function refuseByHeader(ctx: Ctx, address: string, headers: MailHeaders) {
  const { mail: own } = await threadAt(ctx, address)
  if (isAutomatic({ headers })) throw automatic()
  const from = headers.get('from') ?? []
  if (from.length !== 1 || !from[0]?.toLowerCase().includes(own.toLowerCase())) throw notTheirs()
  const kinds = headers.get('content-type') ?? []
  if (kinds.some((kind) => !KINDS.test(kind)))
    throw new MailRefused(FORBIDDEN, '5.6.1 Please send only text')
}

/**
 * Writes an email into its thread as a message of its sender. The row of the email and the message are
 * one commit, so that a mail server that did not receive our reply may send the email again.
 */
export async function takeReply(
  ctx: Ctx,
  address: string,
  mail: IncomingMail,
): Promise<'stored' | 'repeated'> {
  const thread = await threadAt(ctx, address)
  const { inquiryId, writer, mail: own } = thread
  if (isAutomatic(mail)) throw automatic()
  // Everyone whom an email was forwarded to knows its address, too.
  if (mail.from.length !== 1 || mail.from[0]?.toLowerCase() !== own.toLowerCase()) throw notTheirs()
  // Sellers send no files on the site either, and a buyer is informed that theirs are missing.
  if (writer.side === 'seller' && mail.files > 0)
    throw new MailRefused(FORBIDDEN, '5.6.1 Files are not accepted: please send only text')
  const content = contentOf(mail)
  return atomic(ctx, async (ctx) => {
    const [claimed] = await ctx.db
      .insert(replyMail)
      .values({ inquiryId, mailHash: mail.hash, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ inquiryId: replyMail.inquiryId })
    if (!claimed) return 'repeated'
    await write(ctx, thread, content)
    if (mail.files > 0) await emit(ctx, inquiryFilesLeft, { inquiryId })
    return 'stored'
  }).catch(asMailRefused)
}
