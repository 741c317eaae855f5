import { PassThrough } from 'node:stream'
import { LOCALES } from '@ironsouq/i18n/locales'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { visitContext } from './shell/visit.server.ts'

/** How long a page may wait for what it streams. */
export const streamTimeout = 5000
const FLUSH_MS = 1000

export const handleError: HandleErrorFunction = (err, { request, context }) => {
  const visitorsDoing = isRouteErrorResponse(err) && err.status < 500
  if (request.signal.aborted || visitorsDoing) return
  context.get(visitContext).log.error({ err }, 'a page failed')
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, prefix, log } = context.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', LOCALES[locale].bcp47)
  headers.set('cache-control', 'private, no-cache')
  if (prefix === undefined) headers.append('vary', 'cookie')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  // A crawler is given the whole page at once.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let begun = false
    let answered = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        [ready]() {
          begun = true
          const body = new PassThrough()
          body.once('close', () => clearTimeout(late))
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: answered, headers }),
          )
          pipe(body)
        },
        onShellError(err: unknown) {
          clearTimeout(late)
          reject(err instanceof Error ? err : new Error('a page failed', { cause: err }))
        },
        onError(err: unknown) {
          answered = 500
          if (begun) log.error({ err }, 'a part of a page failed')
        },
      },
    )
    const late = setTimeout(abort, streamTimeout + FLUSH_MS)
  })
}
