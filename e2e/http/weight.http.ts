import { expect, test } from '../environment/fixtures.ts'
import { linksOf, load, tagsOf } from './html.ts'

/** The most kB of a page's HTML, of the same as a phone loads it, and of what is before its first card. */
const PAGES = [
  { path: '/en/device-list', html: 220, compressed: 32, beforeCards: 60 },
  { path: '/en/mall/list', html: 165, compressed: 28, beforeCards: 48 },
  { path: '/en', html: 215, compressed: 33, beforeCards: 25 },
]

for (const { path, html, compressed, beforeCards } of PAGES)
  test(`${path} is light enough for a phone in a yard`, async ({ request }) => {
    const page = await load(request, path)
    const bytes = Buffer.from(page.html)
    expect(bytes.length / 1000).toBeLessThan(html)
    expect(bytes.indexOf('<article') / 1000).toBeLessThan(beforeCards)
    // The first response is not yet compressed as well as the cached ones.
    await expect(async () => {
      const { headers } = await load(request, path, { 'accept-encoding': 'br' })
      expect(headers['content-encoding']).toBe('br')
      expect(Number(headers['content-length']) / 1000).toBeLessThan(compressed)
    }).toPass()
  })

test('a list without script has all options of its filters behind a link [EQ-2]', async ({
  request,
  t,
}) => {
  for (const path of ['/en/device-list', '/en/mall/list']) {
    const valuesIn = (html: string) =>
      tagsOf(html, 'input').flatMap(({ type, name = '', value = '' }) =>
        type === 'checkbox' ? [`${name}=${value}`] : [],
      )
    const first = await load(request, path)
    const link = linksOf(first).find(({ name }) => name === t('search.allFilters'))
    const all = await load(request, link?.href ?? '')
    expect(linksOf(all).map(({ name }) => name)).not.toContain(t('search.allFilters'))
    expect(valuesIn(all.html)).toEqual(expect.arrayContaining(valuesIn(first.html)))
    expect(valuesIn(all.html).length).toBeGreaterThan(valuesIn(first.html).length)
  }
})
