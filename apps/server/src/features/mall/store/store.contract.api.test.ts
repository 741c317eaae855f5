import { STORE_ENDED } from '@ironsouq/contract/mall/store/store.limits'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { anOpenStore } from '#test/stores/open-store.ts'
import { storesThatSell } from './store.selling.projection.ts'
import { suspendEndedStores } from './store.suspend-ended.job.ts'
import { storeContract } from './store.tables.ts'

const en = translator('en')
const OTHER = '0192f000-0000-7000-8000-00000000aaaa'

describe('the contract of a store', () => {
  it('is suspended when its contract ends, and sells again with another one [ST-1] [ST-5]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId: storeId, staff, state } = await anOpenStore(server)
    // The last day in the UAE ends at 20:00 UTC.
    server.turnClock('2026-12-31T19:59:00Z')
    await suspendEndedStores.run(ctx)
    expect(await state()).toBe('open')
    server.turnClock('2026-12-31T20:01:00Z')
    // Also before the job runs nothing is sold.
    expect(await storesThatSell(ctx, [storeId])).toEqual(new Set())
    await suspendEndedStores.run(ctx)
    await suspendEndedStores.run(ctx)
    expect(await staff(storeStaffEndpoints.detail, { query: { storeId } })).toMatchObject({
      state: 'suspended',
      reason: STORE_ENDED,
    })
    const resume = () => staff(storeStaffEndpoints.move, { body: { storeId, action: 'resume' } })
    await expect(resume()).rejects.toMatchObject({ message: en('error.storePeriodOver') })
    const renew = (from: string, until: string) =>
      staff(storeStaffEndpoints.renew, {
        body: { storeId, from, until, licenceEndsOn: '2027-06-30' },
      })
    await expect(renew('2026-12-31', '2027-12-31')).rejects.toMatchObject({
      message: en('error.storePeriodTaken'),
    })
    // The licence ends before the contract.
    expect(await renew('2027-01-01', '2027-12-31')).toMatchObject({ sellsUntil: '2027-06-30' })
    expect(await resume()).toMatchObject({ state: 'open', reason: null })
  })

  it('sells again when a period begins that was agreed before the gap [ST-1]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId: storeId, staff, state } = await anOpenStore(server)
    const period = { from: '2027-02-01', until: '2027-12-31', licenceEndsOn: '2027-06-30' }
    expect(await staff(storeStaffEndpoints.renew, { body: { storeId, ...period } })).toMatchObject({
      sellsUntil: '2026-12-31',
    })
    const resume = () => staff(storeStaffEndpoints.move, { body: { storeId, action: 'resume' } })
    server.turnClock('2027-01-15T08:00:00Z')
    await suspendEndedStores.run(ctx)
    await expect(resume()).rejects.toMatchObject({ message: en('error.storePeriodOver') })
    // The first day of the period in the UAE.
    server.turnClock('2027-01-31T20:01:00Z')
    expect(await resume()).toMatchObject({ state: 'open', sellsUntil: '2027-06-30' })
    await suspendEndedStores.run(ctx)
    expect(await state()).toBe('open')
  })

  it('has no two contracts for one day, also when they are agreed at once [ST-1]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, staff } = await anOpenStore(server)
    const body = { storeId, from: '2027-01-01', until: '2027-12-31', licenceEndsOn: '2027-06-30' }
    const both = await Promise.allSettled([
      staff(storeStaffEndpoints.renew, { body }),
      staff(storeStaffEndpoints.renew, { body }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await server.ctx.db.$count(storeContract)).toBe(2)
  })

  it('has another commission for its categories when staff agree on one [ST-1] [BO-2]', async () => {
    await using server = await startServer()
    const { sellerId: storeId, categoryId, staff, merchant } = await anOpenStore(server)
    const setRates = (rates: { categoryId: string; commissionPpm: number }[]) =>
      staff(storeStaffEndpoints.setRates, { body: { storeId, rates } })
    expect(await setRates([{ categoryId, commissionPpm: 42_500 }])).toMatchObject({
      rates: [{ categoryId, name: 'Rollers', commissionPpm: 42_500 }],
    })
    expect(await merchant(storeMerchantEndpoints.record)).toMatchObject({
      rates: [{ categoryId, commissionPpm: 42_500 }],
    })
    const other = { categoryId: OTHER, commissionPpm: 10_000 }
    await expect(setRates([other])).rejects.toMatchObject({ status: 400 })
    const twice = { categoryId, commissionPpm: 10_000 }
    await expect(setRates([twice, twice])).rejects.toMatchObject({ status: 400 })
    await expect(setRates([{ categoryId, commissionPpm: 1_000_000 }])).rejects.toMatchObject({
      status: 400,
    })
  })
})
