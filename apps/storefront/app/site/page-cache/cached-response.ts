import { LRUCache } from 'lru-cache'
import type { PageResponse, PageRequest, CachedAnswer } from '#site/site-types.ts'
import { ENCODINGS, type Encoding, type CachedPage } from './cached-page.ts'

const PREFERENCES = 200
const PREFERRED = new LRUCache<string, readonly Encoding[]>({ max: PREFERENCES })

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
  PREFERRED.set(text, accepted)
  return accepted
}

/** Whether `if-none-match` contains the ETag or `*`. */
export const isKnownTo = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** The encoding of a page that the client accepts, with its ETag. */
function formOf(page: CachedPage, accepted: readonly Encoding[]) {
  const encoding = accepted.find((name) => page.compressed[name])
  const bytes = (encoding && page.compressed[encoding]) ?? page.body
  const etag = encoding ? `"${page.etag}-${encoding}"` : `"${page.etag}"`
  return { encoding, bytes, etag }
}

const ageOf = ({ madeAt }: CachedPage, now: number) =>
  String(Math.max(0, Math.floor((now - madeAt) / 1000)))

type Reading = Pick<PageRequest, 'method' | 'headers'>

/** A cached page for one client: in an encoding it accepts, or 304 if its copy is current. */
export function cachedResponse(
  page: CachedPage,
  how: string,
  { method, headers: asked }: Reading,
  now: number,
): PageResponse {
  const { encoding, bytes, etag } = formOf(page, acceptedEncodings(asked['accept-encoding']))
  const headers: PageResponse['headers'] = { ...page.headers, etag, 'x-page': how }
  if (how !== 'miss') headers['age'] = ageOf(page, now)
  if (isKnownTo(asked['if-none-match'], etag)) return { status: 304, headers, body: null }
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(bytes.length)
  return { status: 200, headers, body: method === 'HEAD' ? null : bytes }
}

/** The raw header list of a fresh page (names and values in turn), mostly precomputed. */
export function cachedHead(
  page: CachedPage,
  { headers: asked }: Reading,
  now: number,
): Omit<CachedAnswer, 'page'> {
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
