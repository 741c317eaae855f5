import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from '../environment/fixtures.ts'

/** Kilobytes of compressed script that a screen may load before any interaction. */
const BUDGET = 350

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { parentId?: string; module: string; imports?: string[] }>
}

test.use({ baseURL: async ({ environment }, use) => use(environment.officeUrl) })

test('the page of the back office runs only its own scripts and is in the language of its reader [BO-2]', async ({
  request,
}) => {
  const reply = await request.get('/members?size=100', {
    headers: { cookie: 'lang=ar; theme=dark' },
  })
  const html = await reply.text()
  const headers = reply.headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe-|nonce-/)
  expect(policy).toContain("frame-ancestors 'none'")
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]+?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, script = ''] of scripts)
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  expect(html).not.toMatch(/ style="| on\w+="/)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar-AE" dir="rtl" data-locale="ar"/)
  expect(html).toContain('data-theme="dark"')
})

test('texts are sent once, and a missing asset is no page [BO-2]', async ({ request }) => {
  const first = await request.get('/texts/ko.json')
  const etag = first.headers()['etag'] ?? ''
  expect(Object.keys((await first.json()) as object)).toContain('portal.today')
  const again = await request.get('/texts/ko.json', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  expect((await request.get('/assets/gone.js')).status()).toBe(404)
  expect((await request.get('/texts/xx.json')).headers()['content-type']).not.toContain('json')
})

test('every screen of the back office stays within its script budget', async ({ request }, {
  annotations,
}) => {
  const html = await (await request.get('/')).text()
  const [name = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? []
  const source = await (await request.get(name)).text()
  const { entry, routes } = JSON.parse(
    source.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''),
  ) as Manifest
  const sizes = new Map<string, number>()
  const sizeOf = async (file: string) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = gzipSync(await (await request.get(file)).body()).length
    sizes.set(file, size)
    return size
  }
  const weights: Record<string, number> = {}
  for (const id of Object.keys(routes)) {
    const files = new Set([entry.module, ...entry.imports])
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
      files.add(routes[at]?.module ?? '')
      for (const file of routes[at]?.imports ?? []) files.add(file)
    }
    let bytes = 0
    for (const file of files) bytes += await sizeOf(file)
    weights[id] = Math.round(bytes / 1000)
  }
  annotations.push({ type: 'kB of script', description: JSON.stringify(weights) })
  expect(Object.entries(weights).filter(([, weight]) => weight > BUDGET)).toEqual([])
})
