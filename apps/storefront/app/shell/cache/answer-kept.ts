import type { Answered, Asked, Glanced } from '../surroundings.ts'
import { ENCODINGS, type Encoding, type KeptPage } from './kept-page.ts'

const PREFERRED = new Map<string, readonly Encoding[]>()
const PREFERENCES = 200

/** Which of our encodings an `accept-encoding` allows, the smaller ones first. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const text = String(header ?? '')
  const known = PREFERRED.get(text)
  if (known) return known
  const weights = new Map<string, number>()
  for (const part of text.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((each) => each.trim())
    const weight = params.find((param) => param.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const accepted = ENCODINGS.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
  if (PREFERRED.size < PREFERENCES) PREFERRED.set(text, accepted)
  return accepted
}

/** Whether the reader has it already: `if-none-match` holds one of its tags, or any at all. */
export const isKnownTo = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** The form of a page that a reader takes, and what is said of it. */
function formOf(page: KeptPage, accepted: readonly Encoding[]) {
  const encoding = accepted.find((name) => page.compressed[name])
  const bytes = (encoding && page.compressed[encoding]) ?? page.body
  const etag = encoding ? `"${page.etag}-${encoding}"` : `"${page.etag}"`
  return { encoding, bytes, etag }
}

const ageOf = ({ madeAt }: KeptPage, now: number) =>
  String(Math.max(0, Math.floor((now - madeAt) / 1000)))

type Reading = Pick<Asked, 'method' | 'headers'>

/** A kept page for one reader: in an encoding he takes, or word that his own is still right. */
export function answerKept(
  page: KeptPage,
  how: string,
  { method, headers: asked }: Reading,
  now: number,
): Answered {
  const { encoding, bytes, etag } = formOf(page, acceptedEncodings(asked['accept-encoding']))
  const headers: Answered['headers'] = { ...page.headers, etag, 'x-page': how }
  if (how !== 'miss') headers['age'] = ageOf(page, now)
  if (isKnownTo(asked['if-none-match'], etag)) return { status: 304, headers, body: null }
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(bytes.length)
  return { status: 200, headers, body: method === 'HEAD' ? null : bytes }
}

/** A fresh page as it is written: names and values in turn, most of them ready since the first time. */
export function glanceAtKept(page: KeptPage, { headers: asked }: Reading, now: number): Glanced {
  const { encoding, bytes, etag } = formOf(page, acceptedEncodings(asked['accept-encoding']))
  const known = isKnownTo(asked['if-none-match'], etag)
  const form = known ? `known ${etag}` : etag
  let ready = page.written.get(form)
  if (!ready) {
    const own = { ...page.headers, etag, 'x-page': 'fresh' }
    const length = { 'content-length': String(bytes.length) }
    const sent = { ...(encoding && { 'content-encoding': encoding }), ...length }
    ready = Object.entries(known ? own : { ...own, ...sent }).flat()
    page.written.set(form, ready)
  }
  const headers = [...ready, 'age', ageOf(page, now)]
  return { status: known ? 304 : 200, headers, body: known ? null : bytes }
}
