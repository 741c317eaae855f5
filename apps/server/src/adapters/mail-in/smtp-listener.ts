import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Log } from '#kernel/ops/log.ts'
import { MailRefused, type IncomingMail, type MailHeaders } from '#kernel/ports/incoming-mail.ts'
import { receiveMail } from './mail-parts.ts'
import { MailUnreadable, type ReadMail } from './mail-reader.ts'

export const MAIL_LIMITS = {
  /** Photos are not taken, but a mail with some of them must arrive, so that its sender is informed. */
  bytes: 12 * 1024 * 1024,
  /** A mail is received in memory. A mail server that finds all taken comes back. */
  connections: 8,
  idleMs: 20_000,
  /** From the first byte to the last. */
  connectionMs: 120_000,
  /** More than a mail server needs: a client that tries addresses is disconnected. */
  wrongAddresses: 3,
}

interface ListenerOptions {
  /** The name with which it greets. */
  name: string
  log: Log
  /** Throws MailRefused unless there is such an address. */
  check: (address: string) => Promise<unknown>
  /** Throws MailRefused if the header is enough to refuse an email; then nothing else of it is read. */
  accept: (address: string, headers: MailHeaders) => Promise<unknown>
  read: ReadMail
  /** The emails, by the hash of their content, under which the parser ended. */
  unreadable: { has: (hash: string) => Promise<boolean>; add: (hash: string) => Promise<unknown> }
  /** Stores an email; throws MailRefused. Any other error asks the mail server to come back. */
  take: (address: string, mail: IncomingMail) => Promise<unknown>
  limits?: Partial<typeof MAIL_LIMITS>
}

type Answer = (err?: Error | null, reply?: string) => void

const replied = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })

/**
 * Takes emails for addresses that were given out, one recipient each. It neither relays nor sends,
 * and it stores an email before it accepts it.
 */
export function createSmtpListener(options: ListenerOptions) {
  const { name, log, check, accept, read, unreadable, take, limits = {} } = options
  const { bytes, connections, idleMs, connectionMs, wrongAddresses } = { ...MAIL_LIMITS, ...limits }
  const wrong = new WeakMap<SMTPServerSession, number>()

  function failed(err: unknown): Error {
    if (err instanceof MailRefused) return replied(err.code, err.message)
    log.error({ err }, 'an email was not stored')
    return replied(451, '4.3.0 Please try again later')
  }

  function wrongAddress(session: SMTPServerSession, err: unknown): Error {
    const count = (wrong.get(session) ?? 0) + 1
    wrong.set(session, count)
    return count >= wrongAddresses ? replied(421, '4.7.0 Too many wrong addresses') : failed(err)
  }

  /** Reads what was received. The parser is not ended by the same email twice. */
  async function parsed(mail: Buffer, bodyHash: string) {
    if (await unreadable.has(bodyHash))
      throw new MailRefused(554, '5.6.0 The email cannot be read: please send plain text')
    try {
      return await read(mail)
    } catch (err) {
      if (err instanceof MailUnreadable) await unreadable.add(bodyHash)
      throw err
    }
  }

  async function received(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const address = session.envelope.rcptTo[0]?.address ?? ''
    const given = await receiveMail(stream, bytes, (headers) => accept(address, headers))
    const { messageId, ...mail } = await parsed(given.readable, given.bodyHash)
    const hash = messageId ? createHash('sha256').update(messageId).digest('base64url') : given.hash
    await take(address, { ...mail, headers: given.headers, hash })
  }

  const server = new SMTPServer({
    name,
    banner: 'Ironsouq',
    // The mail server in front of it encrypts, and it knows who sends.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: bytes,
    maxClients: connections,
    socketTimeout: idleMs,
    closeTimeout: idleMs,
    // An email belongs to one thread.
    maxRecipients: 1,
    onMailFrom: ({ address }, _, answer: Answer) =>
      // The sender of reports of delivery: an answer to one would go round for ever.
      answer(address === '' ? replied(550, '5.7.1 Automatic mail is not accepted') : null),
    onRcptTo: ({ address }, session, answer: Answer) =>
      void check(address).then(
        () => answer(),
        (err: unknown) => answer(wrongAddress(session, err)),
      ),
    onData: (stream, session, answer: Answer) =>
      void received(stream, session).then(
        () => answer(null, 'The message is in the thread'),
        (err: unknown) => {
          stream.resume() // the client sends to the end before it reads the reply
          answer(failed(err))
        },
      ),
  })
  server.on('error', (err) => log.debug({ err }, 'a connection of a mail server failed'))
  server.server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), connectionMs)
    socket.on('close', () => clearTimeout(timer))
  })
  return {
    async listen(port: number, host: string): Promise<number> {
      const listening = server.listen(port, host)
      await once(listening, 'listening')
      const address = listening.address()
      return typeof address === 'object' && address ? address.port : port
    },
    /** Finishes the emails that are being sent. */
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
