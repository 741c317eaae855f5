import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { expect, test } from '../environment/fixtures.ts'
import { headingsOf, load, tagsOf } from './html.ts'

const { staff } = homePageEndpoints

test('shows the blocks of the published version in their order, and a preview only by its link [RT-1] [CL-20] [NW-5]', async ({
  request,
  environment,
  api,
}) => {
  const call = api()
  const sections = async (path: string) => {
    const { html } = await load(request, path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return tagsOf(main, 'section').map(({ id = '' }) => id)
  }
  const before = await sections('/en')
  expect(before.indexOf('brands')).toBeGreaterThan(before.indexOf('categories'))
  const { rows } = await call(staff.list, { query: {} })
  const old = rows.find(({ state }) => state === 'published')

  const { versionId, version, blocks } = await call(staff.begin, { body: {} })
  const brandsFirst = blocks.toSorted(
    (a, b) => Number(b.kind === 'brands') - Number(a.kind === 'brands'),
  )
  const after = ['brands', ...before.filter((id) => id !== 'brands')]
  const order = brandsFirst.map(({ blockId }) => blockId)
  const saved = await call(staff.save, { body: { versionId, version, order, block: null } })
  const { token } = await call(staff.previewLink, { query: { versionId } })
  expect(await sections(`/en/home-preview/${token}`)).toEqual(after)
  expect(await sections('/en')).toEqual(before)
  const { headers, html } = await load(request, `/ar/home-preview/${token}`)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringContaining(`frame-ancestors ${environment.officeUrl};`),
  })
  expect(html).toContain('noindex')
  expect((await request.get(`/en/home-preview/x${token}`)).status()).toBe(404)

  const body = { versionId, version: saved.version, action: 'publish', publishAt: null } as const
  await call(staff.move, { body })
  await expect.poll(() => sections('/en')).toEqual(after)
  expect(headingsOf(await load(request, '/en'))).toHaveLength(1)

  await call(staff.rollBack, { body: { versionId: old?.versionId ?? '' } })
  await expect.poll(() => sections('/en')).toEqual(before)
})
