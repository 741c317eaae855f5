import { registerHooks } from 'node:module'
import { type Drawn, drawAgain, lastDrawn, SITE } from './drawn.ts'

/**
 * The yardstick of a page that is made anew, in a process that answers nobody: the calls to the API
 * that the page makes, by Node's own client, and its React tree, by React alone.
 */
export type Order =
  | { learn: readonly string[]; before: readonly string[] }
  | { ask: number; atOnce: number }
  | { draw: number }

export interface Answer {
  /** What was learnt: the calls of one page, and its bytes. */
  calls: readonly string[]
  bytes: number
}

interface Answered {
  status: number
  body: Buffer | null
}

interface SiteModule {
  createSite: (
    mode: 'production',
    parts: object,
  ) => {
    answer: (asked: object) => Promise<Answered>
  }
}

interface Call {
  url: string
  headers: Headers
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'react-dom/server' && context.parentURL === SITE.href
      ? { url: new URL('./drawn.ts', import.meta.url).href, shortCircuit: true }
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
  settings: { production: true, apiUrl, objectsUrl, publicUrl },
  log,
  store: undefined,
  serviceKey: undefined,
})

async function pageAt(url: string): Promise<Buffer> {
  const facts = { requestId: 'bare-page', forwardedFor: '127.0.0.1', address: '127.0.0.1', log }
  const request = () => new Request(publicUrl + url)
  const { status, body } = await site.answer({ ...facts, method: 'GET', url, headers: {}, request })
  if (status !== 200 || !body) throw new Error(`${url} answered ${status}`)
  return body
}

let calls: Call[][] = []
let pages: Drawn[] = []

/** Lets the site make a page once, and notes what it asks for and what it draws. */
async function learn(url: string, before: string): Promise<Buffer> {
  await pageAt(before) // what every page asks for now and then is known after this
  const plain = globalThis.fetch
  const asked: Call[] = []
  globalThis.fetch = (input, init) => {
    asked.push({ url: input as string, headers: new Headers(init?.headers ?? {}) })
    return plain(input, init)
  }
  const made = await pageAt(url).finally(() => (globalThis.fetch = plain))
  const drawn = await lastDrawn()
  const again = Buffer.concat(await drawAgain(drawn)).toString()
  if (again.replaceAll(` nonce="${drawn.nonce}"`, '') !== made.toString())
    throw new Error(`${url} drawn by React alone is not the page that the site makes`)
  calls.push(asked)
  pages.push(drawn)
  return made
}

async function ask(times: number, atOnce: number): Promise<void> {
  let done = 0
  const one = async () => {
    while (done < times) {
      const wanted = calls[done++ % calls.length] ?? []
      await Promise.all(
        wanted.map(async ({ url, headers }) => (await fetch(url, { headers })).json()),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

async function draw(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const page = pages[n % pages.length]
    if (page) await drawAgain(page)
  }
}

async function obey(order: Order): Promise<Answer> {
  let bytes = 0
  if ('learn' in order) {
    calls = []
    pages = []
    for (const [n, url] of order.learn.entries())
      bytes += (await learn(url, order.before[n] ?? url)).length
  } else if ('ask' in order) await ask(order.ask, order.atOnce)
  else await draw(order.draw)
  const [first = []] = calls
  const paths = first.map(({ url }) => url.slice(apiUrl.length))
  return { calls: paths, bytes: Math.round(bytes / Math.max(1, pages.length)) }
}

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.(answer))
})
