import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { load, tagsOf } from './html.ts'

/** From the save to the page of a reader. */
const SOON = { timeout: 15_000, intervals: [200] }

test('a text that staff replace is on cached pages of its language within five seconds, until they restore it [BO-2] [AP-1]', async ({
  api,
  request,
  environment,
}) => {
  const key = 'shell.mainSections'
  const own = { de: translator('de')(key), fr: translator('fr')(key) }
  const isShown = async (path: string, text: string) => {
    const { html } = await load(request, path)
    return tagsOf(html, 'nav').some((nav) => nav['aria-label'] === text)
  }
  const save = async (de: string | null) => {
    const { version } = await api()(textEndpoints.record, { query: { key } })
    await api()(textEndpoints.save, { body: { key, version, texts: { de } } })
  }
  expect(await isShown('/de', own.de)).toBe(true)
  expect(await isShown('/de/device-list', own.de)).toBe(true)

  await save('Bereiche von Ironsouq')
  await expect.poll(() => isShown('/de', 'Bereiche von Ironsouq'), SOON).toBe(true)
  expect(await isShown('/de/device-list', 'Bereiche von Ironsouq')).toBe(true)
  expect(await isShown('/fr', own.fr)).toBe(true)

  await save(null)
  await expect.poll(() => isShown('/de', own.de), SOON).toBe(true)
  expect(await isShown('/de/device-list', own.de)).toBe(true)
  expect((await request.get(`${environment.url}/api/p/service/text/overrides`)).status()).toBe(404)
})

test('a text of the back office is replaced in the file that its pages load, under another tag [BO-2]', async ({
  api,
  request,
  environment,
}) => {
  const key = 'portal.save'
  const file = () => request.get(`${environment.officeUrl}/texts/de.json`)
  const tag = async () => (await file()).headers()['etag']
  const shown = async () => ((await (await file()).json()) as Record<string, unknown>)[key]
  const save = async (de: string | null) => {
    const { version } = await api()(textEndpoints.record, { query: { key } })
    await api()(textEndpoints.save, { body: { key, version, texts: { de } } })
  }
  const before = await tag()
  await save('Sichern')
  await expect.poll(shown, SOON).toEqual(['Sichern'])
  expect(await tag()).not.toBe(before)
  await save(null)
  await expect.poll(tag, SOON).toBe(before)
})
