import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { simpleParser, type AddressObject, type Attachment, type HeaderLines } from 'mailparser'
import type { IncomingMail } from '#kernel/ports/incoming-mail.ts'

/** HTML that is longer is not turned into text: it takes seconds, and mail programs send plain text too. */
const HTML_LENGTH_MAX = 512 * 1024

const OPTIONS = {
  skipImageLinks: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  maxHtmlLengthToParse: HTML_LENGTH_MAX,
}

function headersOf(lines: HeaderLines): Map<string, string[]> {
  const headers = new Map<string, string[]>()
  for (const { key, line } of lines)
    headers.set(key, [...(headers.get(key) ?? []), line.slice(line.indexOf(':') + 1).trim()])
  return headers
}

/** The parser keeps one of several From headers, and the filter before us may have checked another. */
function sendersOf(lines: HeaderLines, from: AddressObject | undefined): string[] {
  if (lines.filter(({ key }) => key === 'from').length !== 1) return []
  return (from?.value ?? []).flatMap(({ address }) => address ?? [])
}

/** A picture that the text shows, such as a logo of the sender, is not an attached file. */
const isFile = ({ related, contentDisposition, cid }: Attachment): boolean =>
  !related && !(contentDisposition === 'inline' && cid !== undefined)

/** Reads an email from a stream to its end. */
export async function readMail(stream: Readable): Promise<IncomingMail> {
  const whole = createHash('sha256')
  stream.on('data', (chunk: Buffer) => whole.update(chunk))
  const mail = await simpleParser(stream, OPTIONS)
  const { messageId } = mail
  const hash = messageId ? createHash('sha256').update(messageId) : whole
  return {
    from: sendersOf(mail.headerLines, mail.from),
    headers: headersOf(mail.headerLines),
    text: mail.text ?? '',
    files: mail.attachments.filter(isFile).length,
    hash: hash.digest('base64url'),
  }
}
