import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ResponseHeaders, PageResponse, PageRequest } from '#site/site-types.ts'
import { acceptedEncodings } from './cached-response.ts'

const deflated = promisify(gzip)

/** The fastest level: the bytes are sent only once. */
const QUICK_LEVEL = 1
const WORTH_IT = 1024

export function headersOf(headers: Headers): ResponseHeaders {
  const own: ResponseHeaders = {}
  for (const [name, value] of headers) if (name !== 'set-cookie') own[name] = value
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) own['set-cookie'] = cookies
  return own
}

const ownHeaders = (response: Response): ResponseHeaders => ({
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
  ...headersOf(response.headers),
  'x-page': 'pass',
})

/**
 * A response that several requests wait for and that is not cached: whole, because a stream is read
 * once.
 */
export async function sharedResponse(response: Response): Promise<PageResponse> {
  const body = response.body && Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: ownHeaders(response), body }
}

/** A response for one user, which is not cached. */
export async function uncachedResponse(
  response: Response,
  asked: PageRequest,
): Promise<PageResponse> {
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
