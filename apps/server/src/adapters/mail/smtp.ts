import { createTransport } from 'nodemailer'
import type { Letter, MailPort } from '#kernel/ports.ts'
import { textOf } from './letter.text.ts'

interface Smtp {
  url: string
  from: string
  /** The shop as readers know it: where the links of a letter lead. */
  publicUrl: string
}

const LOGO_ID = 'logo@ironsouq'

/**
 * Drawing weighs 40 MB and a second: only who sends pays for it, and the API, which leaves sending
 * to the worker, never does.
 */
async function drawnOf(letter: Letter) {
  const [{ htmlOf }, { logoFor }] = await Promise.all([
    import('./letter.html.ts'),
    import('./logo.ts'),
  ])
  const { png } = logoFor(letter.language.bcp47)
  return {
    html: await htmlOf(letter, `cid:${LOGO_ID}`),
    attachments: [{ filename: 'ironsouq.png', content: png, cid: LOGO_ID }],
  }
}

/** What the server said names whom the letter was for; its number says as much to us. */
function refused(err: unknown): Error {
  const { code = 'ESEND', responseCode } = err as { code?: string; responseCode?: number }
  return new Error(`a mail was not taken: ${code} ${responseCode ?? ''}`.trim())
}

/** Mail by SMTP. What fails is thrown: the queue tries again. */
export function createSmtp({ url, from, publicUrl }: Smtp): { port: MailPort; close: () => void } {
  const transport = createTransport(url)
  const host = new URL(publicUrl).hostname
  const send = async (letter: Letter) => {
    const { to, subject, messageId, unsubscribe } = letter
    const drawn = await drawnOf(letter)
    const mail = {
      from,
      to,
      subject,
      messageId: `<${messageId}@${host}>`,
      text: textOf(letter),
      ...drawn,
      // Nobody's holiday notice answers a machine [RFC 3834].
      headers: { 'auto-submitted': 'auto-generated' },
      ...(unsubscribe && { list: { unsubscribe: unsubscribe.url } }),
    }
    await transport.sendMail(mail).catch((err: unknown) => {
      throw refused(err)
    })
  }
  return { port: { publicUrl, send }, close: () => transport.close() }
}
