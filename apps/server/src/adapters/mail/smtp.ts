import { createTransport } from 'nodemailer'
import type { Letter, MailPort } from '#kernel/ports.ts'
import { htmlOf, textOf } from './letter.ts'

interface Smtp {
  url: string
  from: string
  /** The shop as readers know it: where the links of a letter lead. */
  publicUrl: string
}

/** Mail by SMTP. What fails is thrown: the queue tries again. */
export function createSmtp({ url, from, publicUrl }: Smtp): { port: MailPort; close: () => void } {
  const transport = createTransport(url)
  const host = new URL(publicUrl).hostname
  const send = async (letter: Letter) => {
    const { to, subject, messageId, unsubscribe } = letter
    await transport.sendMail({
      from,
      to,
      subject,
      messageId: `<${messageId}@${host}>`,
      text: textOf(letter),
      html: htmlOf(letter),
      ...(unsubscribe && { list: { unsubscribe: unsubscribe.url } }),
    })
  }
  return { port: { publicUrl, send }, close: () => transport.close() }
}
