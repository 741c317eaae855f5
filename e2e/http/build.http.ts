import { expect, test } from '../environment/fixtures.ts'

test('a build names its id and what it contains [AP-19] [AP-20]', async ({ request }) => {
  const latest = await request.get(`/builds/latest.json?${Date.now()}`)
  expect(latest.headers()['cache-control']).toBe('no-store')
  const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
  expect(timestamp).toBeLessThan(Date.now())
  const html = await (await request.get('/en/device-list')).text()
  expect(html).toContain(id)

  const meta = await request.get(`/builds/meta/${id}.json`)
  expect(meta.headers()['cache-control']).toContain('immutable')
  const { matcher, prerendered } = (await meta.json()) as {
    matcher: { static: object }
    prerendered: string[]
  }
  expect(prerendered).toEqual(expect.arrayContaining(['/subscribe', '/de/subscribe']))
  expect(Object.keys(matcher.static)).toEqual(prerendered)
  expect((await request.get('/builds/meta/00000000.json')).status()).toBe(404)
})

test('a build serves the data of its prerendered pages [AP-20]', async ({ request }) => {
  for (const path of ['/subscribe', '/ar/subscribe']) {
    const reply = await request.get(`${path}/_payload.json`)
    expect(reply.headers()['content-type']).toContain('application/json')
    expect(await reply.json()).toBeNull()
  }
  expect((await request.get('/en/device-list/_payload.json')).status()).toBe(404)
})
