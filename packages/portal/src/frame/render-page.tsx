import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders the one page of a portal, at build time. */
export async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html')
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await page.allReady
  return new Response(page, { status, headers })
}
