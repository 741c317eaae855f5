import { MailParser, type AddressObject, type Attachment, type HeaderLines } from 'mailparser'
import { tooDeep } from './html-depth.ts'

const PARTS_MAX = 100
const HEAD_BYTES_MAX = 64 * 1024

const OPTIONS = {
  skipImageLinks: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  // Of the splitter below the parser.
  maxHeadSize: HEAD_BYTES_MAX,
  maxChildNodes: PARTS_MAX,
}

/** What the parser finds in an email. */
export interface ParsedMail {
  from: string[]
  text: string
  files: number
  messageId: string | null
}

/** The parser keeps one of several From headers, and the filter before us may have checked another. */
function sendersOf(lines: HeaderLines, from: AddressObject | undefined): string[] {
  if (lines.filter(({ key }) => key === 'from').length !== 1) return []
  return (from?.value ?? []).flatMap(({ address }) => address ?? [])
}

/** A picture that the text shows, such as a logo of the sender, is not an attached file. */
const isFile = ({ related, contentDisposition, cid }: Attachment): boolean =>
  !related && !(contentDisposition === 'inline' && cid !== undefined)

interface Found {
  headers: Map<string, unknown>
  lines: HeaderLines
  text: string
  html: string
  files: number
}

type Piece = { type: 'text'; text?: string; html?: string } | (Attachment & { release(): void })

async function parsed(mail: Buffer, skipHtmlToText: boolean): Promise<Found> {
  const parser = new MailParser({ ...OPTIONS, skipHtmlToText })
  const found: Found = { headers: new Map(), lines: [], text: '', html: '', files: 0 }
  parser.on('headers', (headers: Map<string, unknown>) => void (found.headers = headers))
  parser.on('headerLines', (lines: HeaderLines) => void (found.lines = lines))
  parser.end(mail)
  for await (const piece of parser as AsyncIterable<Piece>) {
    if (piece.type === 'text')
      Object.assign(found, { text: piece.text ?? '', html: piece.html || '' })
    else {
      if (isFile(piece)) found.files += 1
      ;(piece.content as unknown as NodeJS.ReadableStream).resume()
      piece.release()
    }
  }
  return found
}

/** The conversion of the parser, for an email that is only this HTML. */
async function textOf(html: string): Promise<string> {
  if (tooDeep(html)) return ''
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  const mail = Buffer.from(head + Buffer.from(html).toString('base64'))
  return (await parsed(mail, false)).text
}

/** Reads an email. It may be made to take long or to use up the memory: see `mail-reader.ts`. */
export async function parseMail(mail: Buffer): Promise<ParsedMail> {
  const { headers, lines, text, html, files } = await parsed(mail, true)
  const messageId = headers.get('message-id')
  return {
    from: sendersOf(lines, headers.get('from') as AddressObject | undefined),
    text: text.trim() === '' && html !== '' ? await textOf(html) : text,
    files,
    messageId: typeof messageId === 'string' ? messageId : null,
  }
}
