import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptedEncodings } from './cache/answer-kept.ts'
import type { AnswerHeaders, Answered, Asked } from './surroundings.ts'

const deflated = promisify(gzip)

/** For bytes that are sent once: the fastest level saves most of what the best would. */
const QUICK_LEVEL = 1
const WORTH_IT = 1024

export function headersOf(headers: Headers): AnswerHeaders {
  const own: AnswerHeaders = {}
  for (const [name, value] of headers) if (name !== 'set-cookie') own[name] = value
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) own['set-cookie'] = cookies
  return own
}

const ownHeaders = (response: Response): AnswerHeaders => ({
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
  ...headersOf(response.headers),
  'x-page': 'pass',
})

/** An answer that several wait for and nobody keeps: whole, because a stream is read once. */
export async function passedToAll(response: Response): Promise<Answered> {
  const body = response.body && Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: ownHeaders(response), body }
}

/** An answer that is made for one reader and kept by nobody. */
export async function passed(response: Response, asked: Asked): Promise<Answered> {
  const { status } = response
  const headers = ownHeaders(response)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !response.body) return { status, headers, body: response.body }
  const whole = Buffer.from(await response.arrayBuffer())
  if (
    whole.length < WORTH_IT ||
    !acceptedEncodings(asked.headers['accept-encoding']).includes('gzip')
  )
    return { status, headers, body: whole }
  headers['content-encoding'] = 'gzip'
  return { status, headers, body: await deflated(whole, { level: QUICK_LEVEL }) }
}
