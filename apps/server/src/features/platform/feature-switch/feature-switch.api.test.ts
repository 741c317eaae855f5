import { randomUUID } from 'node:crypto'
import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import {
  FIRST_SWITCHES,
  FEATURE_SWITCHES,
  type FeatureSwitch,
  featureSwitchEndpoints,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { socialOf } from '@ironsouq/sandboxes/addresses'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDestination } from '#features/deals/landed-cost/landed-cost.builder.ts'
import { PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { featureSwitch } from './feature-switch.tables.ts'

const { list, records, set } = featureSwitchEndpoints

let server: TestServer
let second = 0
beforeAll(async () => {
  // No test asks a provider for anything: they need addresses only.
  const nowhere = 'http://127.0.0.1:9'
  server = await startServer({ social: socialOf({ oidcUrl: nowhere, wechatUrl: nowhere }) })
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => server.ctx.db.delete(featureSwitch))

/** Answers up to a second old are forgotten. A Monday, ten in the morning at the yard. */
const later = () =>
  server.turnClock(new Date(Date.UTC(2026, 10, 16, 6, 0, (second += 2))).toISOString())

const staff = async () => server.client({ bearer: await server.staffToken(['setting.edit']) })

async function turn(code: FeatureSwitch, isOn: boolean) {
  const call = await staff()
  const known = (await call(records)).find((each) => each.code === code)
  await call(set, { body: { code, isOn, version: known?.version ?? 0 } })
  later()
}

const refused = (key: Key) => ({ status: 409, message: translator('en')(key) })

describe('the feature switches [BO-2]', () => {
  it('are on until staff switch one off, auctions off until they switch them on; each change is audited and purges every page', async () => {
    later()
    const staffId = await anActivePerson(server.ctx, { role: 'administrator', name: 'Omar Nasser' })
    const call = server.client({ bearer: await staffTokenOf(server.ctx, staffId) })
    expect(await server.client()(list)).toEqual(FIRST_SWITCHES)
    expect(await call(records)).toEqual(
      FEATURE_SWITCHES.map((code) => ({
        code,
        isOn: code !== 'auction',
        version: 1,
        changed: null,
      })),
    )
    using purges = await collectPurges(server)
    const changed = await call(set, { body: { code: 'viewing', isOn: false, version: 1 } })
    expect(changed).toMatchObject({ isOn: false, version: 2, changed: { by: 'Omar Nasser' } })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
    later()
    expect(await server.client()(list)).toEqual({ ...FIRST_SWITCHES, viewing: false })
    const entries = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(entries).toMatchObject([
      {
        entity: 'featureSwitch',
        entityId: 'viewing',
        before: { isOn: true },
        after: { isOn: false },
      },
    ])
  })

  it('of eight people who switch at once one succeeds, and the others get what is set now', async () => {
    const call = await staff()
    for (const version of [1, 2]) {
      const isOn = version === 2
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, () => call(set, { body: { code: 'landedCost', isOn, version } })),
      )
      const lost = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [each.reason as unknown] : [],
      )
      expect(lost).toHaveLength(7)
      for (const refusal of lost)
        expect(refusal).toMatchObject({
          status: 409,
          data: { current: { isOn, version: version + 1 } },
        })
    }
  })

  it('refuse staff without the permission, and codes that do not exist', async () => {
    const others = server.client({ bearer: await server.staffToken(['news.edit']) })
    await expect(others(records)).rejects.toMatchObject({ status: 403 })
    const odd = { code: 'shop' as FeatureSwitch, isOn: false, version: 1 }
    await expect((await staff())(set, { body: odd })).rejects.toMatchObject({ status: 400 })
  })
})

describe('while it is off [BO-2]', () => {
  it('registration sends no code and creates no account; a login code is still sent', async () => {
    const target = `${randomUUID()}@yard.example`
    const code = (purpose: 'register' | 'login') =>
      server.client()(identityEndpoints.sendCode, { body: { purpose, channel: 'email', target } })
    const register = () =>
      server.client()(identityEndpoints.register, {
        body: {
          account: 'omar_n',
          nickName: 'Omar',
          email: target,
          code: '000000',
          password: PASSWORD,
          confirmPassword: PASSWORD,
          agreed: TERMS_VERSION,
        },
      })
    await turn('registration', false)
    await expect(code('register')).rejects.toMatchObject(refused('error.registrationOff'))
    await expect(register()).rejects.toMatchObject(refused('error.registrationOff'))
    expect(await code('login')).toMatchObject({ resendAt: expect.any(String) })
    await turn('registration', true)
    expect(await code('register')).toBeTruthy()
    await expect(register()).rejects.not.toMatchObject(refused('error.registrationOff'))
  })

  it('social login is not offered and does not begin', async () => {
    const begin = () =>
      server.client()(socialEndpoints.url, {
        query: { socialType: 'google', callbackUrl: 'http://shop.example/login' },
      })
    const ways = async () => (await server.client()(identityEndpoints.ways)).social
    later()
    expect(await ways()).toContain('google')
    await turn('socialLogin', false)
    expect(await ways()).toEqual([])
    await expect(begin()).rejects.toMatchObject(refused('error.socialNotOffered'))
  })

  it('viewings have no times and cannot be booked', async () => {
    const { id: yardId } = await aYard(server.ctx, {
      code: 'mussafah',
      names: { en: 'Mussafah' },
      emirate: 'abuDhabi',
      freeZone: false,
      latitude: 24.36,
      longitude: 54.48,
      viewingMail: 'yard@yards.example',
      hours: [{ weekday: 2, opensAt: 480, closesAt: 1080 }],
    })
    const { id: deviceId } = await aListedDevice(server.ctx, { yardId })
    later()
    const days = async () =>
      (await server.client()(viewingEndpoints.times, { query: { deviceId } })).days
    const [first] = await days()
    const body = {
      deviceId,
      startsAt: first?.times[0] ?? '',
      name: 'Mariam Haddad',
      mail: `${randomUUID()}@reader.example`,
      mobile: null,
    }
    await turn('viewing', false)
    expect(await days()).toEqual([])
    const book = () => server.client()(viewingEndpoints.book, { body })
    await expect(book()).rejects.toMatchObject(refused('error.viewingOff'))
    await turn('viewing', true)
    expect(await book()).toMatchObject({ startsAt: body.startsAt })
  })

  it('no address can be subscribed', async () => {
    const ask = () =>
      server.client()(subscriptionEndpoints.ask, { body: { email: `${randomUUID()}@a.example` } })
    await turn('subscription', false)
    await expect(ask()).rejects.toMatchObject(refused('error.subscriptionOff'))
    await turn('subscription', true)
    expect(await ask()).toEqual({ state: 'asked' })
  })

  it('landed costs have no destination', async () => {
    const names = { en: { place: 'Dammam', country: 'Saudi Arabia' } }
    await aDestination(server.ctx, { code: 'dammam', names })
    const places = async () =>
      (await server.client()(landedCostEndpoints.tables)).destinations.length
    later()
    expect(await places()).toBe(1)
    await turn('landedCost', false)
    expect(await places()).toBe(0)
  })
})
