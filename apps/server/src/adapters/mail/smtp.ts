import { createTransport } from 'nodemailer'
import type { Email, MailPort } from '#kernel/ports/mail.ts'
import { calendarText } from './calendar.ts'
import { textOf } from './email.text.ts'

interface Smtp {
  url: string
  from: string
  /** The public address of the site: its host is part of every Message-ID. */
  publicUrl: string
  sendMs?: number
  /** Refuses a server that offers no TLS. */
  requireTls?: boolean
}

/** Nodemailer itself would wait for minutes; the address may name other times. */
const TIMEOUTS = { connectionTimeout: 3000, greetingTimeout: 5000, socketTimeout: 10_000 }
/** For one email in all: a server that sends a byte now and then is never silent for long. */
const SEND_MS = 20_000

function withOptions(address: string, requireTls: boolean): string {
  const url = new URL(address)
  if (requireTls) url.searchParams.set('requireTLS', 'true')
  for (const [name, ms] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return url.href
}

const LOGO_ID = 'logo@ironsouq'

/**
 * The renderer takes 40 MB and a second to load, so it is imported on the first send. The API
 * leaves sending to the worker and never loads it.
 */
async function rendered(email: Email) {
  const [{ htmlOf }, { logoFor }] = await Promise.all([
    import('./email.html.ts'),
    import('./logo.ts'),
  ])
  const { png } = logoFor(email.language.bcp47)
  return {
    html: htmlOf(email, `cid:${LOGO_ID}`),
    attachments: [{ filename: 'ironsouq.png', content: png, cid: LOGO_ID }],
  }
}

/** The server's text may contain the recipient's address, so only its codes are logged. */
function sendError(err: unknown): Error {
  const { code = 'ESEND', responseCode } = err as { code?: string; responseCode?: number }
  return new Error(`the email was not accepted: ${code} ${responseCode ?? ''}`.trim())
}

/** Rejects after a while; what is sent nevertheless has the Message-ID of the next attempt. */
async function within(ms: number, sending: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ELATE' })), ms)
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

/** Email by SMTP. A failure is thrown, so that the queue tries again. */
export function createSmtp(smtp: Smtp): { port: MailPort; close: () => void } {
  const { url, from, publicUrl, sendMs = SEND_MS, requireTls = false } = smtp
  const transport = createTransport(withOptions(url, requireTls))
  const host = new URL(publicUrl).hostname
  const send = async (email: Email) => {
    const { to, subject, messageId, unsubscribe, calendar, replyTo } = email
    const mail = {
      from,
      // An object, because a text is parsed and may name several recipients.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      messageId: `<${messageId}@${host}>`,
      text: textOf(email),
      ...(await rendered(email)),
      // Automatic replies are not sent to automatic mail [RFC 3834].
      headers: {
        'auto-submitted': 'auto-generated',
        // A mail client unsubscribes by one POST, without opening a page [RFC 8058].
        ...(unsubscribe?.isOneClick && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
      },
      ...(calendar && {
        icalEvent: {
          method: calendar.method,
          filename: 'viewing.ics',
          content: calendarText(calendar, { organizer: from, attendee: to, host }),
        },
      }),
      ...(unsubscribe && { list: { unsubscribe: unsubscribe.url } }),
    }
    await within(sendMs, transport.sendMail(mail)).catch((err: unknown) => {
      throw sendError(err)
    })
  }
  return { port: { send }, close: () => transport.close() }
}
