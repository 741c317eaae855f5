import { registerHooks } from 'node:module'
import { lastRender, type Render, renderAgain, SITE } from './recorded-render.ts'

/**
 * The baseline of an uncached page, in a process without a server: the API requests of the page by
 * Node's fetch, and its React element by React alone.
 */
export type Work =
  | { record: readonly string[]; before: readonly string[] }
  | { request: number; concurrency: number }
  | { render: number }

/** The API requests of the first recorded page, and the mean size of the pages. */
export interface Recorded {
  apiPaths: readonly string[]
  bytes: number
}

interface SiteModule {
  createSite: (
    mode: 'production',
    parts: object,
  ) => {
    answer: (request: object) => Promise<{ status: number; body: Buffer | null }>
  }
}

interface ApiRequest {
  url: string
  headers: Headers
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'react-dom/server' && context.parentURL === SITE.href
      ? { url: new URL('./recorded-render.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
const { createSite } = (await import(SITE.href)) as SiteModule
const {
  API_URL: apiUrl = '',
  OBJECTS_URL: objectsUrl = '',
  PUBLIC_URL: publicUrl = '',
} = process.env
const log = { info() {}, warn() {}, error: console.error }
const site = createSite('production', {
  settings: { apiUrl, objectsUrl, publicUrl },
  log,
  store: undefined,
  serviceKey: undefined,
})

async function pageAt(url: string): Promise<Buffer> {
  const facts = { requestId: 'bare-render', forwardedFor: '127.0.0.1', address: '127.0.0.1', log }
  const request = () => new Request(publicUrl + url)
  const { status, body } = await site.answer({ ...facts, method: 'GET', url, headers: {}, request })
  if (status !== 200 || !body) throw new Error(`${url} answered ${status}`)
  return body
}

let apiRequests: ApiRequest[][] = []
let renders: Render[] = []

/** The storefront reorders the head after rendering, so pages are compared by their bodies. */
const bodyOf = (html: string) => html.slice(html.indexOf('</head>'))

/** Lets the storefront render a page once and records its API requests and its React element. */
async function record(url: string, before: string): Promise<Buffer> {
  await pageAt(before) // fills the caches of data that all pages share
  const originalFetch = globalThis.fetch
  const requests: ApiRequest[] = []
  globalThis.fetch = (input, init) => {
    requests.push({ url: input as string, headers: new Headers(init?.headers ?? {}) })
    return originalFetch(input, init)
  }
  const page = await pageAt(url).finally(() => (globalThis.fetch = originalFetch))
  const render = await lastRender()
  const html = Buffer.concat(await renderAgain(render)).toString()
  if (bodyOf(html.replaceAll(` nonce="${render.nonce}"`, '')) !== bodyOf(page.toString()))
    throw new Error(`${url}: React alone renders another body than the storefront`)
  apiRequests.push(requests)
  renders.push(render)
  return page
}

async function requestAll(times: number, concurrency: number): Promise<void> {
  let done = 0
  const run = async () => {
    while (done < times) {
      const requests = apiRequests[done++ % apiRequests.length] ?? []
      await Promise.all(
        requests.map(async ({ url, headers }) => (await fetch(url, { headers })).json()),
      )
    }
  }
  await Promise.all(Array.from({ length: concurrency }, run))
}

async function renderAll(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const render = renders[n % renders.length]
    if (render) await renderAgain(render)
  }
}

async function run(work: Work): Promise<Recorded> {
  let bytes = 0
  if ('record' in work) {
    apiRequests = []
    renders = []
    for (const [n, url] of work.record.entries())
      bytes += (await record(url, work.before[n] ?? url)).length
  } else if ('request' in work) await requestAll(work.request, work.concurrency)
  else await renderAll(work.render)
  const [first = []] = apiRequests
  const apiPaths = first.map(({ url }) => url.slice(apiUrl.length))
  return { apiPaths, bytes: Math.round(bytes / Math.max(1, renders.length)) }
}

process.on('message', (work: Work) => {
  void run(work).then((recorded) => process.send?.(recorded))
})
