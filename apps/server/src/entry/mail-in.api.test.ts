import { createHash, randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rememberUnreadable } from '#features/deals/reply-mail/reply-mail.service.ts'
import { replyMail } from '#features/deals/reply-mail/reply-mail.tables.ts'
import { suspendSeller } from '#features/people/seller/seller.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { HOSTILE_MAILS } from '#test/attacks/hostile-mails.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox, sourceOf } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { freePort, start } from '#test/processes.ts'
import { aDealer, anInquiryFor, type Dealer } from '#test/quotes.ts'

const DOMAIN = 'reply.ironsouq.example'
const DAY_MS = 86_400_000
const { push, reply, invalidate } = inquiryStaffEndpoints

let server: TestServer
let process: ReturnType<typeof start>
let transport: ReturnType<typeof createTransport>

/** Sets the clock of the API; that of the process goes on. */
const daysAgo = (days: number) =>
  server.turnClock(new Date(Date.now() - days * DAY_MS).toISOString())

beforeAll(async () => {
  server = await startServer({ replyDomain: DOMAIN })
  daysAgo(0)
  const port = await freePort()
  const { SECRET_KEY, PUBLIC_URL } = server.parts.config
  process = start('mail-in', {
    ...server.environment,
    SECRET_KEY,
    PUBLIC_URL,
    REPLY_DOMAIN: DOMAIN,
    PORT: String(port),
    // Those of the image.
    NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=160',
  })
  await process.says('answers by email are taken')
  transport = createTransport({ host: '127.0.0.1', port })
}, 60_000)
afterAll(async () => {
  transport.close()
  await process[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const staff = async () => server.client({ bearer: await server.staffToken() })

/** A buyer with an inquiry that staff answered, and the address in the email about that. */
async function anAnsweredInquiry() {
  const mail = `${randomUUID()}@yard.example`
  const buyer = await aSignedInMember(server, { mail })
  const { inquiryId, inquiryNo } = await buyer.call(inquiryEndpoints.submit, {
    body: { submissionId: randomUUID(), subject: 'CAT 320', content: 'How much?' },
  })
  const call = await staff()
  await call(push, { body: { inquiryId, recipient: 'ownStock' } })
  await call(reply, { body: { inquiryId, body: 'AED 185,500', isForSeller: false } })
  await server.work()
  const subject = translator('en')('mail.inquiryAnsweredSubject', { no: String(inquiryNo) })
  const email = (await inbox(mail)).find((each) => each.subject === subject)
  const source = email ? await sourceOf(email) : ''
  const [, address = ''] = /^reply-to:\s*<?(reply\+[^\s>]+)/im.exec(source) ?? []
  const messages = async () => {
    const detail = await buyer.call(inquiryEndpoints.detail, { query: { inquiryId } })
    return detail.messages.map(({ author, body }) => [author, body])
  }
  return { buyer, inquiryId, inquiryNo, mail, email, address, messages }
}

/** The address in the newest email with this subject. */
async function replyAddressIn(
  to: string,
  subject: 'mail.sellerQuoteMessageSubject' | 'mail.sellerQuoteRequestSubject',
) {
  const wanted = translator('en')(subject, { no: '' }).trim()
  const email = (await inbox(to)).findLast((each) => each.subject.startsWith(wanted))
  const source = email ? await sourceOf(email) : ''
  return /^reply-to:\s*<?(reply\+[^\s>]+)/im.exec(source)?.[1] ?? ''
}

/** An inquiry that was sent on to a seller, and the address in the email about that. */
async function anInquiryByMail(code: string) {
  const dealer = await aDealer(server, code)
  const sentOn = await anInquiryFor(server, [dealer])
  await server.work()
  const address = await replyAddressIn(dealer.email, 'mail.sellerQuoteRequestSubject')
  return { ...sentOn, dealer, address }
}

const THREAD = [
  ['buyer', 'How much?'],
  ['staff', 'AED 185,500'],
]

/** 250, or the code with which the email was refused. */
const sent = (mail: SendMailOptions): Promise<number | undefined> =>
  transport
    .sendMail({ text: 'Deal.', ...mail })
    .then(() => 250)
    .catch((err: unknown) => (err as { responseCode?: number }).responseCode)

const html = '<p>Deal. <b>Monday</b></p>'

describe('an answer by email', () => {
  it('becomes a message in the thread, without the quotation [IN-2]', async () => {
    const { mail, address, email, messages } = await anAnsweredInquiry()
    expect(address).toMatch(/^reply\+[\da-f]{56}@reply\.ironsouq\.example$/)
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    expect(email?.text).toContain(translator('en')('mail.inquiryReplyByEmail'))
    const text = `Deal.\n<script>1</script>\n\nOn Mon, Ironsouq <${address}> wrote:\n> AED 185,500`
    // Some mail servers change the case of addresses.
    expect(await sent({ from: mail.toUpperCase(), to: address.toUpperCase(), text, html })).toBe(
      250,
    )
    expect(await messages()).toEqual([...THREAD, ['buyer', 'Deal.\n<script>1</script>']])
  })

  it('to a message of one seller is read by that seller only [IN-6]', async () => {
    const [a, b] = [await aDealer(server, 'answered'), await aDealer(server, 'rival')]
    const { buyer, inquiryId } = await anInquiryFor(server, [a, b])
    await a.call(quoteMerchantEndpoints.reply, { body: { inquiryId, body: 'AED 205,000' } })
    await server.work()
    const sources = await Promise.all((await inbox(buyer.mail)).map(sourceOf))
    const [, to = ''] = /^reply-to:\s*<?(reply\+[^\s>]+)/im.exec(sources.join('\n')) ?? []
    expect(await sent({ from: buyer.mail, to, text: 'B wants more' })).toBe(250)
    const read = async ({ call }: Dealer) =>
      (await call(quoteMerchantEndpoints.inquiry, { query: { inquiryId } })).messages
        .map(({ body }) => body)
        .slice(1)
    expect(await read(a)).toEqual(['AED 205,000', 'B wants more'])
    expect(await read(b)).toEqual([])
  })

  it('of a person of a seller becomes their message to the buyer [IN-2]', async () => {
    const { dealer, buyer, inquiryId, address } = await anInquiryByMail('by-mail')
    expect(await sent({ from: dealer.email, to: address, text: 'AED 205,000\n> Hi' })).toBe(250)
    await buyer.call(inquiryEndpoints.reply, { body: { inquiryId, body: 'And when?' } })
    await server.work()
    const asked = await replyAddressIn(dealer.email, 'mail.sellerQuoteMessageSubject')
    expect(await sent({ from: dealer.email, to: asked, text: 'On Monday' })).toBe(250)
    const { messages } = await buyer.call(inquiryEndpoints.detail, { query: { inquiryId } })
    expect(messages.slice(1)).toMatchObject([
      { author: 'seller', sellerName: 'Dealer by-mail', body: 'AED 205,000' },
      { author: 'buyer', body: 'And when?' },
      { author: 'seller', body: 'On Monday' },
    ])
  })

  it('of a seller is refused from others, with files or an account, and after a suspension [IN-3]', async () => {
    const { dealer, buyer, inquiryId, address } = await anInquiryByMail('refused')
    const other = await aDealer(server, 'foreign')
    const from = dealer.email
    const attachments = [{ filename: 'engine.jpg', content: Buffer.of(1, 2, 3) }]
    expect(await sent({ from: other.email, to: address })).toBe(550)
    expect(await sent({ from: buyer.mail, to: address })).toBe(550)
    expect(await sent({ from, to: address, attachments })).toBe(550)
    expect(await sent({ from, to: address, text: 'AE07 0331 2345 6789 0123 456' })).toBe(550)
    await atomic(server.ctx, (ctx) => suspendSeller(ctx, dealer.sellerId, 'Complaints'))
    expect(await sent({ from, to: address })).toBe(550)
    const { messages } = await buyer.call(inquiryEndpoints.detail, { query: { inquiryId } })
    expect(messages).toHaveLength(1)
  })

  it('is refused if it has two From headers', async () => {
    const { mail, address, messages } = await anAnsweredInquiry()
    const raw = `From: a@own.example\r\nFrom: ${mail}\r\n\r\nDeal.`
    const envelope = { from: 'a@own.example', to: address }
    expect(await sent({ envelope, raw })).toBe(550)
    expect(await messages()).toEqual(THREAD)
  })

  it('is stored once, also when a mail server sends it eight times at once', async () => {
    const { mail, address, messages, inquiryId } = await anAnsweredInquiry()
    const messageId = `<${randomUUID()}@yard.example>`
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => sent({ from: mail, to: address, messageId })),
    )
    expect(codes).toEqual(Array.from({ length: 8 }, () => 250))
    expect(await sent({ from: mail, to: address, messageId })).toBe(250)
    expect(await messages()).toEqual([...THREAD, ['buyer', 'Deal.']])
    const rows = await server.ctx.db.select().from(replyMail)
    expect(rows.filter((row) => row.inquiryId === inquiryId)).toHaveLength(1)
  })

  it('is refused if it is forged, changed, of another thread or from another sender [IN-3]', async () => {
    const own = await anAnsweredInquiry()
    const other = await anAnsweredInquiry()
    const [, id = '', rest = ''] = /^reply\+([\da-f]{32})([\da-f]{24})/.exec(own.address) ?? []
    const [, foreign = ''] = /^reply\+([\da-f]{32})/.exec(other.address) ?? []
    const later = (Number.parseInt(rest.slice(0, 4), 16) + 1).toString(16)
    for (const local of [
      `reply+${foreign}${rest}`,
      `reply+${id}${later}${rest.slice(4)}`,
      `reply+${id}${rest.slice(0, 4)}${'0'.repeat(20)}`,
      `reply+${randomUUID().replaceAll('-', '')}${rest}`,
      `reply+${id}`,
      'postmaster',
    ])
      expect(await sent({ from: own.mail, to: `${local}@${DOMAIN}` }), local).toBe(550)
    expect(await sent({ from: own.mail, to: own.address.replace(DOMAIN, 'x.example') })).toBe(550)
    expect(await sent({ from: other.mail, to: own.address })).toBe(550)
    expect(await sent({ from: [own.mail, other.mail], to: own.address })).toBe(550)
    expect(await own.messages()).toEqual(THREAD)
    expect(await other.messages()).toEqual(THREAD)
  })

  it('is refused after 60 days, and when the inquiry is closed [IN-2]', async () => {
    daysAgo(61)
    const old = await anAnsweredInquiry()
    daysAgo(59)
    const late = await anAnsweredInquiry()
    daysAgo(0)
    expect(await sent({ from: old.mail, to: old.address })).toBe(550)
    expect(await sent({ from: late.mail, to: late.address })).toBe(250)
    const { inquiryId, mail, address, messages } = await anAnsweredInquiry()
    await (
      await staff()
    )(invalidate, { body: { inquiryId, reason: 'spam' } })
    expect(await sent({ from: mail, to: address })).toBe(550)
    expect(await messages()).toEqual(THREAD)
  })

  it('is refused if a program wrote it, and if it is blank or too long', async () => {
    const { mail, address, messages } = await anAnsweredInquiry()
    const headers = { 'Auto-Submitted': 'auto-replied' }
    expect(await sent({ from: mail, to: address, headers })).toBe(550)
    expect(await sent({ from: mail, to: address, envelope: { from: '', to: address } })).toBe(550)
    expect(await sent({ from: mail, to: address, text: ' \n> AED 185,500' })).toBe(550)
    expect(await sent({ from: mail, to: address, text: 'x'.repeat(1001) })).toBe(552)
    expect(await messages()).toEqual(THREAD)
  })

  it('loses its files, of which a notification and an email inform the buyer', async () => {
    const { mail, address, messages, inquiryNo, buyer } = await anAnsweredInquiry()
    const attachments = [{ filename: 'engine.jpg', content: Buffer.of(1, 2, 3) }]
    const messageId = `<${randomUUID()}@yard.example>`
    for (let n = 0; n < 2; n++)
      expect(await sent({ from: mail, to: address, attachments, messageId })).toBe(250)
    await server.work()
    expect(await messages()).toEqual([...THREAD, ['buyer', 'Deal.']])
    const no = String(inquiryNo)
    const subject = translator('en')('mail.inquiryFilesLeftSubject', { no })
    expect((await inbox(mail)).filter((each) => each.subject === subject)).toHaveLength(1)
    const { records } = await buyer.call(notificationEndpoints.list, { query: {} })
    const title = translator('en')('notification.inquiryFilesLeftTitle', { no })
    expect(records.filter((each) => each.title === title)).toHaveLength(1)
  })
})

describe('an email that is made to stop the process', () => {
  let attacker: Awaited<ReturnType<typeof anAnsweredInquiry>>
  let innocent: typeof attacker
  /** How long an email takes while nothing else happens, on this machine. */
  let aloneMs: number

  const timed = async () => {
    const began = performance.now()
    expect(await sent({ from: innocent.mail, to: innocent.address })).toBe(250)
    return performance.now() - began
  }

  beforeAll(async () => {
    attacker = await anAnsweredInquiry()
    innocent = await anAnsweredInquiry()
    aloneMs = await timed()
  })

  it.each(Object.entries(HOSTILE_MAILS))(
    'is refused, and others are taken meanwhile: %s',
    async (_, content) => {
      const { mail, address, messages } = attacker
      const raw = `From: ${mail}\r\n${content()}`
      const attack = sent({ envelope: { from: mail, to: address }, raw })
      expect(await timed()).toBeLessThan(2000 + 3 * aloneMs)
      expect([451, 550, 552]).toContain(await attack)
      expect(await messages()).toEqual(THREAD)
      expect(process.child.exitCode).toBeNull()
    },
    30_000,
  )

  it('is refused at once after the parser ended under it', async () => {
    const { mail, address } = attacker
    const body = `\r\n\r\n${randomUUID()}\r\n`
    await rememberUnreadable(server.ctx, createHash('sha256').update(body).digest('base64url'))
    const envelope = { from: mail, to: address }
    expect(await sent({ envelope, raw: `From: ${mail}${body}` })).toBe(554)
    expect(await sent({ from: mail, to: address })).toBe(250)
  })

  it('is refused by its kind', async () => {
    const { mail, address } = attacker
    const raw = `From: ${mail}\r\nContent-Type: application/pdf\r\n\r\nDeal.`
    expect(await sent({ envelope: { from: mail, to: address }, raw })).toBe(550)
  })
})

it('without a domain for answers no email has an address for them, and mail-in does not start', async () => {
  await using own = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const buyer = await aSignedInMember(own, { mail })
  const call = own.client({ bearer: await own.staffToken() })
  const { inquiryId } = await buyer.call(inquiryEndpoints.submit, {
    body: { submissionId: randomUUID(), subject: 'CAT 320', content: 'How much?' },
  })
  await call(push, { body: { inquiryId, recipient: 'ownStock' } })
  await call(reply, { body: { inquiryId, body: 'AED 185,500', isForSeller: false } })
  await own.work()
  const mails = await inbox(mail)
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.filter(({ headers }) => 'reply-to' in headers)).toEqual([])
  await using running = start('mail-in', own.environment)
  expect(await running.ended).toBe(2)
  expect(running.output()).toContain('REPLY_DOMAIN is missing')
})
