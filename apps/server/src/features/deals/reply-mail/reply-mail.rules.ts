import type { IncomingMail } from '#kernel/ports/incoming-mail.ts'

/** Marks of direction that mail programs put around names and addresses. */
const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** A line that begins the signature [RFC 3676]. */
const SIGNATURE = /^-- ?$/
/** The rule that Outlook draws. */
const RULE = /^(?:_{8,}|-{8,})$/
/** Around "Original Message", in any language. */
const DASHES = '---'
const QUOTED = /^\s*>/
/** "From: …", "Gesendet: …", "发件人：…", also in bold. */
const HEADER = /^\*{0,2}[^\s:：*>][^:：]{0,24}[:：]\*{0,2}(?:\s|\S)/
const ADDRESS = /[^\s<>@]{1,64}@[^\s<>@]/
/** The line before a quotation ends so in every language, also wrapped over several lines. */
const LEADS_TO_QUOTATION = /[:：]$/
const LEAD_LINES_MAX = 3
const BLANK_LINES_MAX = 3
/** Longer lines are neither headers nor rules; matching them would take long. */
const LINE_LENGTH_MAX = 300
/** More than an answer and the first lines of what it quotes. */
const TEXT_LENGTH_MAX = 100_000
const SENT_FROM =
  /^(?:Sent from|Get Outlook for|Gesendet von|Von meinem|Envoyé (?:de|depuis)|Enviado (?:desde|do|a partir)|أُ?رسلت? من|تم الإرسال من|נשלח מ|发自我|從我的|傳送自|.{0,20}에서 보냄).{0,40}$/i

/** Whether a quotation with its header lines begins at this line: three of them, one with an address. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const block = lines.slice(at, at + LEAD_LINES_MAX)
  return (
    block.length === LEAD_LINES_MAX &&
    block.every((line) => HEADER.test(line)) &&
    block.some((line) => ADDRESS.test(line))
  )
}

/** Whether "On … someone <address> wrote:" begins at this line. */
function isLead(lines: readonly string[], at: number): boolean {
  for (let length = 1; length <= LEAD_LINES_MAX && at + length <= lines.length; length++) {
    const lead = lines.slice(at, at + length)
    if (lead.includes('')) return false
    if (!LEADS_TO_QUOTATION.test(lead.at(-1) ?? '')) continue
    const end = at + length
    const next = lines.slice(end, end + BLANK_LINES_MAX + 1).find((line) => line !== '')
    const isBeforeQuotation = next === undefined || QUOTED.test(next)
    if (ADDRESS.test(lead.join(' ')) && isBeforeQuotation) return true
  }
  return false
}

const endsReply = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  if (line.length > LINE_LENGTH_MAX) return false
  return (
    SIGNATURE.test(line) ||
    RULE.test(line) ||
    (line.startsWith(DASHES) && line.endsWith(DASHES)) ||
    isHeaderBlock(lines, at) ||
    isLead(lines, at)
  )
}

/** What the sender wrote: without quotations, the lines that lead to them, and the signature. */
export function replyTextOf(text: string): string {
  const some = text.slice(0, TEXT_LENGTH_MAX)
  const lines = some.replaceAll(/\r\n?/g, '\n').replaceAll('\u00A0', ' ').split('\n')
  const bare = lines.map((line) => {
    const plain = line.replaceAll(MARKS, '')
    return plain === '-- ' ? plain : plain.trimEnd()
  })
  const end = bare.findIndex((_, at) => endsReply(bare, at))
  const written = lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => line.trimEnd())
    .filter((_, at) => !QUOTED.test(bare[at] ?? ''))
  while (written.length > 0 && (written.at(-1) === '' || SENT_FROM.test(written.at(-1) ?? '')))
    written.pop()
  return written
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Whether a program wrote it: an absence note, a report of delivery or mail of a list. An answer to it
 * would be answered again without end [RFC 3834].
 */
export function isAutomatic({ headers }: Pick<IncomingMail, 'headers'>): boolean {
  const values = (name: string) =>
    (headers.get(name) ?? []).map((value) => value.trim().toLowerCase())
  return (
    values('auto-submitted').some((value) => value !== '' && value !== 'no') ||
    values('precedence').some((value) => /^(?:bulk|junk|list|auto_reply)$/.test(value)) ||
    values('content-type').some((value) => value.startsWith('multipart/report')) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-loop'].some((name) => headers.has(name))
  )
}
