import {
  type FeatureSwitch,
  featureSwitchEndpoints,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { load, tagsOf, textOf } from './html.ts'

/** From the change to the page of a visitor. */
const SOON = { timeout: 15_000, intervals: [100] }

test('what staff switch off is gone from cached pages within seconds, until they switch it on [BO-2]', async ({
  api,
  request,
  machine,
}) => {
  const { records, set } = featureSwitchEndpoints
  const turn = async (code: FeatureSwitch, isOn: boolean) => {
    const version = (await api()(records)).find((each) => each.code === code)?.version ?? 0
    await api()(set, { body: { code, isOn, version } })
  }
  const leadsTo = async (path: string, href: string) => {
    const { html } = await load(request, path)
    return tagsOf(html, 'a').some((link) => link['href']?.startsWith(href))
  }
  const device = `/en/device-detail/${machine.deviceId}`
  const booking = () => leadsTo(device, `${device}/viewing`)
  const register = () => leadsTo('/ar/login', '/ar/register')
  const subscribe = async () =>
    tagsOf((await load(request, '/en')).html, 'form').some(
      ({ action }) => action === '/en/subscribe',
    )
  const shown = async () => [await booking(), await register(), await subscribe()]
  expect(await shown()).toEqual([true, true, true])

  for (const [code, isShown] of [
    ['viewing', booking],
    ['registration', register],
    ['subscription', subscribe],
  ] as const) {
    await turn(code, false)
    await expect.poll(isShown, SOON).toBe(false)
  }
  // Without auctions no page speaks of them.
  await turn('subscription', true)
  await turn('auction', false)
  await expect.poll(subscribe, SOON).toBe(false)
  const en = translator('en')
  const text = async (path: string) => textOf((await load(request, path)).html)
  for (const [path, key] of [
    ['/en/check-account', 'register.helpAuction'],
    ['/en/service-outlets', 'branch.serviceBidder'],
    ['/en/device-list', 'device.priceModeAuction'],
  ] as const)
    await expect.poll(() => text(path), SOON).not.toContain(en(key))
  await turn('auction', true)
  const { html } = await load(request, '/ar/register')
  expect(textOf(html)).toContain(translator('ar')('error.registrationOff'))
  expect(tagsOf(html, 'input').filter(({ type }) => type !== 'hidden')).toEqual([])

  for (const code of ['viewing', 'registration'] as const) await turn(code, true)
  await expect.poll(shown, SOON).toEqual([true, true, true])
})
