import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { aProductCategory } from '../../../apps/server/src/features/mall/product-category/product-category.builder.ts'
import { aProduct } from '../../../apps/server/src/features/mall/product/product.builder.ts'
import { aStore, aWarehouse } from '../../../apps/server/src/features/mall/store/store.builder.ts'
import { postManualChange } from '../../../apps/server/src/features/money/balance-change/balance-change.postings.ts'
import { aSeller } from '../../../apps/server/src/features/people/seller/seller.builder.ts'
import type { Ctx, TxCtx } from '../../../apps/server/src/kernel/ctx.ts'
import { connect } from '../../../apps/server/src/kernel/data/db.ts'
import { createLog } from '../../../apps/server/src/kernel/ops/log.ts'
import type { Environment } from '../../environment.ts'

export interface Sku {
  id: string
  sellerId: string
  stock: number
  priceMinor: bigint
}

export interface Buyer {
  memberId: string
  token: string
  hasBalance: boolean
}

export interface Market {
  /** The nick name of all its buyers: the checks look at their orders only. */
  run: string
  buyers: readonly Buyer[]
  skus: readonly Sku[]
  /** The variant that everyone wants. */
  hot: Sku
}

interface Size {
  run: string
  buyers: number
  skus: number
  stock: number
  hotStock: number
}

const SKUS_PER_STORE = 20
const BALANCE_MINOR = 100_000n
const NO_LIMITS = { statement: 0, lock: 0, idleInTransaction: 0, held: 600_000 }

/** Members with a session and an address. */
async function insertBuyers({ pool }: Environment, run: string, count: number): Promise<Buyer[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const { rows } = await pool.query<{ memberId: string; n: string }>(
    `with made as (
       insert into member (nick_name, created_at) select $3, now() from generate_series(1, $1)
       returning id
     ), numbered as (select id, row_number() over () as n from made),
     opened as (
       insert into session (token_hash, audience, subject_id, created_at, expires_at)
       select ($2::bytea[])[n], 'member', id, now(), now() + interval '1 day' from numbered
     ), placed as (
       insert into address (member_id, recipient, phone, country, region, city, detail, is_default, created_at, updated_at)
       select id, 'Drill', '+971501234567', 'AE', 'sharjah', 'Al Sajaa', 'Street 12, yard 40', true, now(), now()
       from numbered
     )
     select id as "memberId", n from numbered`,
    [count, hashes, run],
  )
  return rows.map(({ memberId, n }) => ({
    memberId,
    token: tokens[Number(n) - 1] ?? '',
    hasBalance: Number(n) % 4 === 0,
  }))
}

async function aStoreWith(ctx: Ctx, stocks: readonly number[]): Promise<Sku[]> {
  const { id: sellerId } = await aSeller(ctx, { code: randomUUID(), names: { en: 'Drill' } })
  await aStore(ctx, { sellerId })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId })
  const category = await aProductCategory(ctx, { code: 'filters', commissionPpm: 80_000 })
  const given = stocks.map((stock, n) => ({
    code: randomUUID(),
    values: { size: String(n) },
    stock,
    priceMinor: 2_500n + 37n * BigInt(n),
  }))
  const { skus } = await aProduct(ctx, {
    sellerId,
    warehouseId,
    productCategoryId: category.id,
    skus: given,
  })
  return skus.map(({ id, priceMinor }, n) => ({
    id,
    sellerId,
    priceMinor,
    stock: stocks[n] ?? 0,
  }))
}

/** Stores, variants and buyers of one run. */
export async function openMarket(environment: Environment, size: Size): Promise<Market> {
  const { run, hotStock } = size
  await environment.pool.query(
    `insert into currency (code, symbol, exchange_rate, enabled, position, created_at)
     values ('USD', '$', 1, true, 0, now()), ('AED', 'AED', 3.6725, true, 1, now()), ('CNY', '¥', 7.119335, true, 2, now())
     on conflict do nothing`,
  )
  const buyers = await insertBuyers(environment, run, size.buyers)
  const log = createLog('drill', 'silent')
  const { pool, db } = connect(environment.env['DATABASE_URL'] ?? '', {
    max: 4,
    log,
    limits: NO_LIMITS,
  })
  const opened = await db.transaction(async (tx) => {
    // The builders use nothing else of it.
    const needed = { db: tx, log, now: () => new Date(), locale: 'en', requestId: run }
    const ctx = { ...needed, transaction: true, consumersOf: () => [] } as unknown as TxCtx
    const stores = Math.ceil(size.skus / SKUS_PER_STORE)
    const stocks = Array.from({ length: SKUS_PER_STORE }, () => size.stock)
    const sets: Sku[][] = []
    for (let n = 0; n < stores; n++) sets.push(await aStoreWith(ctx, stocks))
    const [hot] = await aStoreWith(ctx, [hotStock])
    if (!hot) throw new Error('a store has a variant')
    for (const { memberId } of buyers.filter(({ hasBalance }) => hasBalance))
      await postManualChange(ctx, {
        changeId: randomUUID(),
        memberId,
        currency: 'AED',
        amountMinor: BALANCE_MINOR,
      })
    return { hot, skus: sets.flat().slice(0, size.skus) }
  })
  await pool.end()
  return { run, buyers, ...opened }
}
