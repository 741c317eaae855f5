import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import pino from 'pino'
import { expect, it } from 'vitest'
import { MailRefused, type IncomingMail } from '#kernel/ports/incoming-mail.ts'
import { createMailReader, type READER_LIMITS } from './mail-reader.ts'
import { createSmtpListener, type MAIL_LIMITS } from './smtp-listener.ts'

const TO = 'reply+a@reply.example'
const PARSER = new URL('../../entry/mail-parser.ts', import.meta.url)

type Limits = Partial<typeof MAIL_LIMITS & typeof READER_LIMITS>

async function startListener(limits: Limits = {}) {
  const taken: IncomingMail[] = []
  const unreadable = new Set<string>()
  const listener = createSmtpListener({
    name: 'reply.example',
    log: pino({ level: 'silent' }),
    check: async (address) => {
      if (address === 'down@reply.example') throw new Error('the database is away')
      if (address !== TO) throw new MailRefused(550, '5.1.1 There is no such address')
    },
    accept: async (_, headers) => {
      if (headers.has('x-refused')) throw new MailRefused(550, '5.7.1 Refused')
    },
    read: createMailReader(PARSER, limits),
    unreadable: {
      has: async (hash) => unreadable.has(hash),
      add: async (hash) => unreadable.add(hash),
    },
    take: async (_, mail) => void taken.push(mail),
    limits: { idleMs: 2000, ...limits },
  })
  const port = await listener.listen(0, '127.0.0.1')
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const send = (mail: SendMailOptions = {}) =>
    transport
      .sendMail({ from: 'buyer@yard.example', to: TO, text: 'Deal.', ...mail })
      .then(() => 250)
      .catch((err: unknown) => (err as { responseCode?: number }).responseCode)
  return {
    taken,
    port,
    send,
    async [Symbol.asyncDispose]() {
      transport.close()
      await listener.close()
    },
  }
}

/** A client that sends lines and reads what arrives until the connection is closed. */
async function talk(port: number, lines: string) {
  const socket = connect(port, '127.0.0.1')
  let replies = ''
  socket.on('data', (chunk) => void (replies += chunk.toString())).on('error', () => {})
  await once(socket, 'data')
  socket.write(lines)
  await once(socket, 'close')
  return replies
}

it('reads sender, headers, text and files of an email', async () => {
  await using listener = await startListener()
  const attachments = [
    { filename: 'engine.jpg', content: Buffer.of(1, 2, 3) },
    {
      filename: 'logo.png',
      content: Buffer.of(4),
      cid: 'logo',
      contentDisposition: 'inline' as const,
    },
  ]
  const html = '<p>Deal. <img src="cid:logo"></p>'
  expect(await listener.send({ html, attachments, headers: { 'X-Loop': 'a' } })).toBe(250)
  const [mail] = listener.taken
  expect(mail).toMatchObject({ from: ['buyer@yard.example'], text: 'Deal.', files: 1 })
  expect(mail?.headers.get('x-loop')).toEqual(['a'])
})

it('names no sender of an email with two From headers, and reads all values of a header', async () => {
  await using listener = await startListener()
  const mail =
    'From: a@own.example\r\nAuto-Submitted: no\r\nFrom: buyer@yard.example\r\nAuto-Submitted: auto-replied\r\n\r\nDeal.'
  await talk(
    listener.port,
    `EHLO a\r\nMAIL FROM:<a@own.example>\r\nRCPT TO:<${TO}>\r\nDATA\r\n${mail}\r\n.\r\nQUIT\r\n`,
  )
  expect(listener.taken).toMatchObject([{ from: [], text: expect.stringContaining('Deal.') }])
  expect(listener.taken[0]?.headers.get('auto-submitted')).toEqual(['no', 'auto-replied'])
})

it('reads the text of an email that has only HTML', async () => {
  await using listener = await startListener()
  const html = '<p>Deal.</p><blockquote>Old text</blockquote>'
  expect(await listener.send({ text: undefined, html })).toBe(250)
  expect(listener.taken[0]?.text).toMatch(/^Deal\.\s+> Old text/)
})

it('has the same hash for the same Message-ID, and one of the content without any', async () => {
  await using listener = await startListener()
  const raw = (head: string) => ({
    raw: `From: buyer@yard.example\r\n${head}\r\n\r\nDeal.`,
    envelope: { from: 'b@yard.example', to: TO },
  })
  for (const head of ['Message-ID: <a@b>', 'Message-ID: <a@b>\r\nX: 2', 'X: 1', 'X: 1', 'X: 2'])
    await listener.send(raw(head))
  const [first, again, ...without] = listener.taken.map(({ hash }) => hash)
  expect(again).toBe(first)
  expect(new Set(without).size).toBe(2)
})

it('refuses unknown recipients, a second one and senders without an address', async () => {
  await using listener = await startListener()
  expect(await listener.send({ to: 'other@reply.example' })).toBe(550)
  expect(await listener.send({ envelope: { from: '', to: TO } })).toBe(550)
  const replies = await talk(
    listener.port,
    `EHLO a\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<${TO}>\r\nRCPT TO:<reply+b@reply.example>\r\nQUIT\r\n`,
  )
  expect(replies).toMatch(/\r\n452 /)
  expect(listener.taken).toEqual([])
})

it('asks to come back while the database is away', async () => {
  await using listener = await startListener()
  expect(await listener.send({ to: 'down@reply.example' })).toBe(451)
})

it('disconnects a client that tries addresses', async () => {
  await using listener = await startListener()
  const tries = 'RCPT TO:<x@reply.example>\r\n'.repeat(5)
  const replies = await talk(listener.port, `EHLO a\r\nMAIL FROM:<a@b.example>\r\n${tries}`)
  expect(replies.match(/^550 /gm)).toHaveLength(2)
  expect(replies).toMatch(/\r\n421 [^\r]*\r\n$/)
})

it('offers neither sign-in nor TLS', async () => {
  await using listener = await startListener()
  const replies = await talk(listener.port, 'EHLO a\r\nQUIT\r\n')
  expect(replies).not.toMatch(/AUTH|STARTTLS/)
})

it('refuses an email that is too large, whether it says so or not', async () => {
  await using listener = await startListener({ bytes: 10_000 })
  expect(await listener.send({ text: 'x'.repeat(20_000) })).toBe(552)
  const replies = await talk(
    listener.port,
    `HELO a\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<${TO}>\r\nDATA\r\n${'x\r\n'.repeat(10_000)}.\r\nQUIT\r\n`,
  )
  expect(replies).toMatch(/\r\n552 /)
  expect(listener.taken).toEqual([])
})

it('refuses by the header before it reads the rest', async () => {
  await using listener = await startListener({ patienceMs: 1 })
  expect(await listener.send({ headers: { 'X-Refused': 'yes' } })).toBe(550)
})

it('asks once to come back for an email that ends the parser, and refuses it then', async () => {
  await using listener = await startListener({ patienceMs: 1 })
  const raw = (head: string) => ({
    raw: `${head}\r\n\r\nDeal.`,
    envelope: { from: 'a@b.example', to: TO },
  })
  expect(await listener.send(raw('Received: first'))).toBe(451)
  expect(await listener.send(raw('Received: second'))).toBe(554)
  expect(listener.taken).toEqual([])
})

it('closes connections that are silent, slow or too many', async () => {
  await using listener = await startListener({ idleMs: 200, connectionMs: 600, connections: 1 })
  const first = connect(listener.port, '127.0.0.1')
  await once(first, 'data')
  expect(await listener.send()).toBe(421)
  await once(first, 'close')
  const slow = connect(listener.port, '127.0.0.1')
  slow.on('error', () => {}) // it is closed while it writes
  const began = performance.now()
  slow.on('data', () => {})
  const writing = setInterval(() => slow.write('NOOP\r\n'), 50)
  await once(slow, 'close')
  clearInterval(writing)
  expect(performance.now() - began).toBeLessThan(2000)
  expect(await listener.send({ headers: { 'X-Refused': 'yes' } })).toBe(550)
})
