import { randomUUID } from 'node:crypto'
import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { viewingStaffEndpoints } from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { balanceChangeEndpoints } from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { disputeEndpoints } from '@ironsouq/contract/money/dispute/dispute.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { reconciliationEndpoints } from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { PERMISSIONS } from '@ironsouq/contract/permission'
import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import {
  TODAY_CODES,
  TODAY_LISTS,
  TODAY_MOST,
  todayEndpoints,
  type TodayCode,
} from '@ironsouq/contract/platform/today/today.endpoints'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aStore } from '#features/mall/store/store.builder.ts'
import { aConfirmedAccount } from '#features/money/bank-account/bank-account.builder.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { deviceReferences, READY_DRAFT } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, submitted } from '#test/mall/market.ts'

/** Ten in the evening of the 14th in UTC is already the 15th at the yards. */
const NOW = '2026-11-14T22:00:00Z'

/** Money that waits for staff, and beside it money that does not. */
async function moneyWaits(pool: TestServer['pool']) {
  for (const state of ['open', 'won'])
    await pool.query(
      `insert into dispute (provider, dispute_ref, payment_id, state, reason, charged_minor, charged_currency,
         ended_at, created_at, updated_at)
       values ('stripe', $1, gen_random_uuid(), $1, 'fraud', 100, 'AED',
         case $1 when 'won' then now() end, now(), now())`,
      [state],
    )
  const { rows } = await pool.query<{ id: string }>(
    `insert into payment (member_id, subject_kind, subject_id, method, state, amount_minor, currency, charged_minor,
       charged_currency, amount_version, expires_at, paid_at, created_at, updated_at)
     values (gen_random_uuid(), 'checkout', gen_random_uuid(), 'card', 'paid', 100, 'AED', 100, 'AED', 1, now(), now(),
       now(), now()) returning id`,
  )
  for (const isTriedAgain of [false, true])
    await pool.query(
      `insert into payment_refund (member_id, payment_id, order_id, state, amount_minor, currency, charged_minor,
         charged_currency, check_at, created_at, updated_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'failed', 50, 'AED', 50, 'AED',
         case when $2 then now() + interval '1 hour' end, now(), now())`,
      [rows[0]?.id, isTriedAgain],
    )
  for (const state of ['waiting', 'confirmed', 'rejected'])
    await pool.query(
      `insert into payout (seller_id, amount_minor, currency, holder, bank, iban, swift, state, requested_by,
         decided_by, created_at, updated_at)
       values (gen_random_uuid(), 100, 'AED', 'H', 'B', 'I', 'S', $1, gen_random_uuid(),
         case $1 when 'waiting' then null else gen_random_uuid() end, now(), now())`,
      [state],
    )
  for (const [day, resolution] of [
    ['2026-11-01', null],
    ['2026-11-02', 'It is in order.'],
  ])
    await pool.query(
      `with compared as (
         insert into reconciliation (day, method, currency, statement_minor, ledger_minor,
           difference_count, created_at)
         values ($1, 'card', 'AED', 1, 0, 1, now()) returning id)
       insert into reconciliation_difference (reconciliation_id, reference, kind, statement_minor,
         resolution, resolved_by, resolved_at, created_at)
       select id, 'r', 'notInLedger', 1, $2, case when $2::text is not null then gen_random_uuid() end,
         case when $2::text is not null then now() end, now() from compared`,
      [day, resolution],
    )
}

/** One row or more of every line, and beside each a row that its filter leaves out. */
async function everythingWaits(server: TestServer) {
  const { ctx, pool } = server
  const references = await deviceReferences(ctx)
  const { id: deviceId } = await aDevice(ctx, references)
  for (const state of ['pendingReview', 'pendingReview', 'draft'] as const)
    await aDevice(ctx, { ...references, state })
  await ctx.db.update(device).set({ quality: 70 })
  const given = await pool.query<{ id: string }>(
    `select id from device where state = 'pendingReview'`,
  )
  await pool.query(`update device set issues = '{sameSerial,noPlatePhoto}' where id = $1`, [
    given.rows[0]?.id,
  ])
  await pool.query(`update device set issues = '{duplicatePhoto}', quality = 39 where id = $1`, [
    deviceId,
  ])
  const book = (startsAt: string, day: string, state: string) =>
    pool.query(
      `insert into viewing (device_id, yard_id, starts_at, ends_at, day, name, mail, locale, state,
         yard_place, ticket, created_at)
       values ($1, $2, $3, $3::timestamptz + interval '30 minutes', $4, 'V', 'v@v.example', 'en', $5,
         1, $6, now())`,
      [deviceId, references.yardId, startsAt, day, state, randomUUID()],
    )
  await book('2026-11-15T05:00:00Z', '2026-11-15', 'booked')
  await book('2026-11-14T10:00:00Z', '2026-11-14', 'booked')
  await book('2026-11-15T06:00:00Z', '2026-11-15', 'cancelled')
  const receive = (state: string) =>
    pool.query(
      `insert into data_import (kind, origin, seller_id, staff_id, locale, file_name, file_key, state,
         options, expires_at, created_at, updated_at)
       values ('device', 'upload', $1, $2, 'en', 'f.csv', 'k', $3, '{}', now(), now(), now())`,
      [references.sellerId, randomUUID(), state],
    )
  await aStore(ctx, { sellerId: references.sellerId, names: { en: 'S' } })
  const { id: productCategoryId } = await aProductCategory(ctx, { code: 'oil' })
  for (const state of ['underReview', 'onSale'] as const) {
    const { id } = await aProduct(ctx, { sellerId: references.sellerId, productCategoryId, state })
    await pool.query(
      `insert into review (order_line_id, order_id, product_id, seller_id, stars, body, locale, variant,
         waiting_since, created_at, updated_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, 5, 'Fits', 'en', '{}',
         case $3 when 'onSale' then now() end, now(), now())`,
      [id, references.sellerId, state],
    )
  }
  await receive('checked')
  await receive('read')
  await pool.query(
    `insert into dictionary_item (type, code, value, position, created_at) values ('article', 'company', 'company', 0, now())
     on conflict do nothing`,
  )
  const write = async (state: string, translatedFrom: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into news (list, state, publish_at, published_at, created_at, updated_at)
       values ('company', $1, now(), now(), now(), now()) returning id`,
      [state],
    )
    for (const [locale, from] of [
      ['en', null],
      ['ar', translatedFrom],
    ])
      await pool.query(
        `insert into news_text (news_id, locale, status, title, summary, document, parts, plain_text,
           fingerprint, translated_from, created_at, updated_at)
         values ($1, $2, 'translated', 'T', 'S', '{}', '[]', 'T', 'now', $3, now(), now())`,
        [rows[0]?.id, locale, from],
      )
  }
  await write('draft', 'now')
  await write('scheduled', 'before')
  await write('archived', 'before')
  const { id: memberId } = await aMember(ctx)
  for (const state of ['waiting', 'posted'])
    await pool.query(
      `insert into balance_change (member_id, amount_minor, currency, reason, state, requested_by, decided_by,
         created_at, updated_at)
       values ($1, 200000, 'AED', 'r', $2, gen_random_uuid(),
         case $2 when 'posted' then gen_random_uuid() end, now(), now())`,
      [memberId, state],
    )
  await moneyWaits(pool)
  const ask = (state: string, lastSeq: number) =>
    pool.query(
      `insert into inquiry (member_id, submission_id, subject, quantity, country, keywords, description,
         locale, content_hash, signals, state, recipient, pushed_at, reason, last_seq, buyer_read_seq,
         staff_read_seq, created_at, updated_at)
       values ($1, gen_random_uuid(), 'S', 1, '', '', '', 'en', 'h', '{}', $2, 'ownStock', now(),
         case $2 when 'invalid' then 'spam' end, $3, 1, 1, now(), now())`,
      [memberId, state, lastSeq],
    )
  const consult = async (state: string, sellerId: string | null) =>
    pool.query(
      `insert into chat (member_id, seller_id, buyer_name, locale, consultation, state, waiting_since,
         expires_at, created_at, updated_at)
       values ($1, $2, 'B', 'en', 1, $3, case $3 when 'waiting' then now() end,
         case $3 when 'waiting' then now() + interval '1 day' end, now(), now())`,
      [
        sellerId === null && state === 'ended' ? (await aMember(ctx)).id : memberId,
        sellerId,
        state,
      ],
    )
  const apply = (state: string, email: string) =>
    pool.query(
      `with file as (insert into licence_file (object_key, type, size, created_at)
         values ('licence/' || $2, 'application/pdf', 9, now()) returning id)
       insert into seller_application (firm_name, licence_no, trn, emirate, contact_name, phone, email,
         locale, licence_file_id, state, reason, created_at)
       select 'F', $2, '100334081200003', 'dubai', 'C', '+971501234567', $2, 'en', id, $1,
         case $1 when 'refused' then 'r' end, now() from file`,
      [state, email],
    )
  for (const [state, remark] of [
    ['underReview', ''],
    ['rejected', 'r'],
  ])
    await pool.query(
      `insert into store_application (member_id, state, locale, basics, company, category_ids, settlement,
         remark, submitted_at, created_at, updated_at)
       values (gen_random_uuid(), $1, 'en',
         '{"name": "N", "emirate": "dubai", "address": "Street 8", "description": "Bearings."}',
         '{"enterpriseName": "E"}', array[gen_random_uuid()], '{}', $2, now(), now(), now())`,
      [state, remark],
    )
  const { id: otherSeller } = await aSeller(ctx, { code: 'other', names: { en: 'Other' } })
  await aStore(ctx, { sellerId: references.sellerId, state: 'offlineReview', reason: 'r' })
  await aStore(ctx, { sellerId: otherSeller })
  await aConfirmedAccount(ctx, { sellerId: otherSeller })
  await aConfirmedAccount(ctx, { sellerId: references.sellerId })
  await pool.query(
    `update bank_account set confirmed_by = null, confirmed_at = null where seller_id = $1`,
    [references.sellerId],
  )
  for (const isSuspended of [true, false]) {
    const { sellerId, skuId } = await aShop(ctx, { name: `Shop ${isSuspended}` })
    const { orders } = await submitted((await aBuyer(server)).call, [{ skuId, quantity: 1 }])
    await pool.query(
      `update store_order set state = 'pendingDelivery', paid_at = created_at where number = $1`,
      [orders[0]?.orderNumber],
    )
    if (isSuspended)
      await pool.query(
        `update seller set standing = 'suspended', suspension_reason = 'r' where id = $1`,
        [sellerId],
      )
  }
  await consult('waiting', null)
  await consult('ended', null)
  await consult('waiting', references.sellerId)
  await apply('submitted', 'a@firm.example')
  await apply('refused', 'b@firm.example')
  await ask('unaudited', 1)
  await ask('unaudited', 1)
  await ask('pushed', 2)
  await ask('pushed', 1)
  await ask('invalid', 1)
  await pool.query(`select graphile_worker.add_job('thing.fail', max_attempts => 1)`)
  await pool.query(`update graphile_worker._private_jobs set attempts = 1
    where id in (select id from graphile_worker.jobs where task_identifier = 'thing.fail')`)
}

const EXPECTED: Record<TodayCode, number> = {
  conflicts: 2,
  reviews: 2,
  chats: 1,
  inquiries: 2,
  inquiryReplies: 1,
  sellerApplications: 1,
  storeApplications: 1,
  storeReviews: 1,
  productReviews: 1,
  buyerReviews: 1,
  stoppedOrders: 1,
  balanceChanges: 1,
  disputes: 1,
  failedRefunds: 1,
  payoutsWaiting: 1,
  payoutsAtBank: 1,
  bankAccounts: 1,
  statementDifferences: 1,
  imports: 1,
  failedJobs: 1,
  noPlatePhoto: 1,
  lowQuality: 1,
  outdatedNews: 1,
  viewings: 1,
  scheduledNews: 1,
  newsDrafts: 1,
  deviceDrafts: 1,
}

/** The list that a path opens, with the path's own filter. */
const LISTS = {
  '/bank-accounts': bankAccountEndpoints.list,
  '/equipment': deviceAdminEndpoints.list,
  '/imports': importEndpoints.list,
  '/inquiries': inquiryStaffEndpoints.list,
  '/orders': orderStaffEndpoints.list,
  '/ledger/changes': balanceChangeEndpoints.list,
  '/ledger/disputes': disputeEndpoints.list,
  '/ledger/payouts': payoutEndpoints.list,
  '/ledger/reconciliation': reconciliationEndpoints.list,
  '/ledger/refunds': refundEndpoints.list,
  '/news': newsEndpoints.staff.list,
  '/products': productReviewEndpoints.list,
  '/reviews': reviewStaffEndpoints.list,
  '/seller-applications': sellerApplicationEndpoints.list,
  '/store-applications': storeApplicationEndpoints.list,
  '/stores': storeStaffEndpoints.list,
  '/viewings': viewingStaffEndpoints.list,
}

describe('today', () => {
  it('counts what its lists show, and names the list with its filter [BO-2]', async () => {
    await using server = await startServer()
    server.turnClock(NOW)
    await everythingWaits(server)
    const bearer = await server.staffToken([...PERMISSIONS])
    const { lines } = await server.client({ bearer })(todayEndpoints.lines, {})
    expect(Object.fromEntries(lines.map(({ code, count }) => [code, count]))).toEqual(EXPECTED)
    for (const { path, count } of lines) {
      const [pathname = '', search = ''] = path.split('?')
      const list = LISTS[pathname as keyof typeof LISTS]
      if (!list) continue
      const answer = await server.app.inject({
        url: `${list.path}?${search}`,
        headers: { authorization: bearer },
      })
      const { data } = answer.json<{ data: { total: number } }>()
      expect([path, data.total]).toEqual([path, count])
    }
  })

  it('shows a line only to whom its list is open [BO-2]', async () => {
    await using server = await startServer()
    for (const permission of PERMISSIONS) {
      const call = server.client({ bearer: await server.staffToken([permission]) })
      const { lines } = await call(todayEndpoints.lines, {})
      const open = TODAY_CODES.filter((code) => TODAY_LISTS[code].permission === permission)
      expect([permission, lines.map(({ code }) => code)]).toEqual([permission, open])
    }
  })

  it('stops counting after a hundred [BO-2]', async () => {
    await using server = await startServer()
    const { ctx, pool } = server
    const { id } = await aDevice(ctx, { ...(await deviceReferences(ctx)), state: 'draft' })
    const { rows } = await pool.query<{ names: string }>(`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'device' and column_name not in ('id', 'seq', 'stock_no')`)
    const names = rows[0]?.names ?? ''
    await pool.query(
      `insert into device (id, stock_no, ${names})
       select gen_random_uuid(), 'TODAY-' || n, ${names} from device, generate_series(1, 150) n
       where device.id = $1`,
      [id],
    )
    const call = server.client({ bearer: await server.staffToken(['device.read']) })
    const { lines } = await call(todayEndpoints.lines, {})
    expect(lines.find(({ code }) => code === 'deviceDrafts')?.count).toBe(TODAY_MOST + 1)
  })

  it('names what the caller changed last, and nothing of others [BO-2]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aDevice(ctx, { ...(await deviceReferences(ctx)), ...READY_DRAFT })
    const own = server.client({ bearer: await server.staffToken(['device.move']) })
    const other = server.client({
      bearer: await server.tokenFor({ audience: 'staff', id: randomUUID() }),
    })
    await own(deviceEndpoints.move, { body: { deviceId: id, action: 'submit' } })
    expect(await own(todayEndpoints.recent, {})).toMatchObject([
      { action: 'POST /p/staff/device/move', entity: 'device', entityId: id },
    ])
    expect(await other(todayEndpoints.recent, {})).toEqual([])
  })
})
