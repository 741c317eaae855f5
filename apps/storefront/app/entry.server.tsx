import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { contentPolicy, frameAncestors } from '@ironsouq/front-server/content-policy'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './kit/page/nonce.ts'
import { type Visit, visitContext } from './kit/request/visit.server.ts'
import { withScriptHashes } from './site/csp.ts'
import { renderTurn } from './site/render-turn.ts'
import { stylesFirst } from './site/styles-first.ts'

/** How long a page may wait for the promises of its loaders. */
export const streamTimeout = 5000
const FLUSH_MS = 1000

export const handleError: HandleErrorFunction = (err, { request, context }) => {
  const visitorsDoing = isRouteErrorResponse(err) && err.status < 500
  if (request.signal.aborted || visitorsDoing) return
  context.get(visitContext).log.error({ err }, 'a page failed')
}

/** The whole page at once: it is hashed, compressed and cached as one. */
function rendered(page: ReactNode, nonce: string, { log }: Visit) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    const chunks: Buffer[] = []
    let isStarted = false
    let failed = false
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(late)
        resolve({ html: Buffer.concat(chunks).toString(), failed })
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady: () => (isStarted = true),
      onAllReady: () => void pipe(whole),
      onShellError(err: unknown) {
        clearTimeout(late)
        reject(err instanceof Error ? err : new Error('a page failed', { cause: err }))
      },
      onError(err: unknown) {
        failed = true
        if (isStarted) log.error({ err }, 'a part of a page failed')
      },
    })
    const late = setTimeout(abort, streamTimeout + FLUSH_MS)
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', LOCALES[visit.locale].bcp47)
  const nonce = randomBytes(16).toString('base64url')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  await renderTurn()
  const { html: open, failed } = await rendered(page, nonce, visit)
  const { html, hashes } = withScriptHashes(stylesFirst(open), nonce)
  const { settings, isFramed } = visit
  const framedBy = isFramed ? settings.backofficeUrl : undefined
  const policy = visit.fromSource
    ? frameAncestors(framedBy) // the scripts of the development server have no hashes
    : contentPolicy(hashes, { ...settings, framedBy })
  headers.set('content-security-policy', policy)
  return new Response(html, { status: failed ? 500 : status, headers })
}
