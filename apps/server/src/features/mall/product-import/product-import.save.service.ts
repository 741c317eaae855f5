import { sql } from 'drizzle-orm'
import { codeProduct } from '#features/mall/product/product.code.service.ts'
import { repriceSkus } from '#features/mall/product/product.price.service.ts'
import type { Writer } from '#features/mall/product/product.service.ts'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { countStock } from '#features/mall/product/stock.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { RowsToSave, SavedRow } from '#kernel/work/import-target.ts'
import {
  differencesOf,
  isCalledProduct,
  isFact,
  productDifferences,
} from './product-import.change.rules.ts'
import {
  amountOf,
  type Change,
  createDraft,
  editFacts,
  type Refused,
} from './product-import.form.service.ts'
import type { RowRefusal } from './product-import.options.rules.ts'
import type { ProductRowValues, StatedFacts, StatedField } from './product-import.values.ts'
import {
  lockProducts,
  productsByCode,
  variantsByCode,
  type KnownProduct,
  type KnownVariant,
} from './product-import.variants.projection.ts'

/** The rows of one product, in the order of the file. */
interface Group {
  /** Undefined when the file brings it. */
  product: KnownProduct | undefined
  rows: Change[]
}

const NONE: Refused = new Map()
const CHANGED_SINCE: RowRefusal = { fault: 'changedSince', values: {} }
const all = (rows: readonly Change[], refusal: RowRefusal): Refused =>
  new Map(rows.map(({ number }) => [number, refusal]))

/** Photos are fetched first: the product is written when they have arrived. */
const isWritten = (field: StatedField) => isFact(field) && field !== 'photos'

/** Changes a product and its variants as its rows say; all of them are refused when it was changed since the check. */
async function changeProduct(
  ctx: TxCtx,
  writer: Writer,
  productId: string,
  rows: readonly Change[],
) {
  try {
    if (rows.some(({ known, fields }) => !known || fields.some(isWritten)))
      return await editFacts(ctx, writer, productId, rows)
    const priced = rows.flatMap(({ values, known, fields }) =>
      known && fields.includes('priceMinor') ? [{ values, variant: known.variant }] : [],
    )
    await repriceSkus(
      ctx,
      priced.map(({ values, variant }) => ({
        skuId: variant.id,
        known: { version: variant.version },
        price: amountOf(values.stated.priceMinor ?? '0', variant.currency),
      })),
    )
    return NONE
  } catch (err) {
    // A refusal is thrown before anything is written, so the transaction goes on.
    if (err instanceof Refusal || err instanceof FieldFaults) return all(rows, CHANGED_SINCE)
    throw err
  }
}

/** Counts what a row states by warehouse; false when orders hold more by now. */
async function countPlaces(
  ctx: TxCtx,
  { sellerId, id: actorId }: Writer,
  skuId: string,
  { stocks = {} }: StatedFacts,
) {
  for (const [warehouseId, onHand] of Object.entries(stocks))
    if (!(await countStock(ctx, { sellerId, skuId, warehouseId }, onHand, { actorId })))
      return false
  return true
}

async function countRow(ctx: TxCtx, writer: Writer, known: KnownVariant, change: Change) {
  const { values, fields } = change
  if (fields.includes('stocks')) return countPlaces(ctx, writer, known.variant.id, values.stated)
  const { sellerId, id: actorId } = writer
  const warehouseId = known.places[0]?.warehouseId ?? values.warehouseId
  if (!fields.includes('onHand') || values.stated.onHand === undefined) return true
  if (warehouseId === null || known.places.length > 1) return false
  const place = { sellerId, skuId: known.variant.id, warehouseId }
  return countStock(ctx, place, values.stated.onHand, { actorId })
}

/** What a row changes now: of what differed when it was checked, that which still differs. */
function changeOf(
  { number, values }: Pick<Change, 'number' | 'values'>,
  known: KnownVariant | undefined,
  product: KnownProduct | undefined,
): Change {
  const now = known
    ? differencesOf(known, values.stated)
    : product
      ? productDifferences(product, values.stated)
      : []
  const { changes } = values
  const fields = changes === null ? now : now.filter((field) => changes.includes(field))
  return { number, values, known, fields }
}

type Row = Pick<Change, 'number' | 'values'>

const nameOf = ({ values }: Row) => values.stated.productCode

/** The rows by their product: that of a variant which the store has, or the one that they name. */
async function groupsOf(ctx: TxCtx, sellerId: string, rows: readonly Row[]) {
  const codes = rows.map(({ values }) => values.code)
  const productCodes = [...new Set(rows.flatMap((row) => nameOf(row) ?? []))]
  // Two files that bring the same product take turns: the second finds what the first has made.
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`product-import ${sellerId}`}, 0))`,
  )
  await lockProducts(ctx, sellerId, { codes, productCodes })
  const variants = await variantsByCode(ctx, sellerId, codes)
  const byVariant = rows.flatMap((row) => {
    const [known, name] = [variants.get(row.values.code), nameOf(row)]
    return known && name !== undefined ? [[name, known] as const] : []
  })
  const named = new Map<string, KnownProduct>([
    ...byVariant,
    ...(await productsByCode(ctx, sellerId, productCodes)),
  ])
  const groups = new Map<string, Group>()
  const faulty = new Map<number, RowRefusal>()
  for (const row of rows) {
    const known = variants.get(row.values.code)
    const name = nameOf(row)
    const product = known ?? (name === undefined ? undefined : named.get(name))
    const called = name === undefined ? undefined : named.get(name)
    if (known?.row.state === 'deleted') faulty.set(row.number, CHANGED_SINCE)
    else if (called && product && called.row.id !== product.row.id)
      faulty.set(row.number, { fault: 'otherProduct', values: {} })
    else {
      const key =
        product?.row.id ?? (name === undefined ? `code ${row.values.code}` : `new ${name}`)
      const group = groups.get(key) ?? { product, rows: [] }
      group.rows.push(changeOf(row, known, product))
      groups.set(key, group)
    }
  }
  return { groups: [...groups.values()], faulty, variants }
}

/** The number that rows give their product, if it is not called so already. */
async function codeGroup(
  ctx: TxCtx,
  sellerId: string,
  productId: string,
  { product, rows }: Group,
) {
  const code = rows.map(nameOf).find((name) => name !== undefined)
  if (code !== undefined && !(product && isCalledProduct(product, code)))
    await codeProduct(ctx, { sellerId, productId, code })
}

/** Saves the rows of one product; returns its id, and what is wrong with rows that could not be saved. */
async function saveGroup(ctx: TxCtx, writer: Writer, group: Group, currency: string) {
  const { product, rows } = group
  const changed = rows.filter(({ known, fields }) => !known || fields.length > 0)
  const { productId, refused } = product
    ? {
        productId: product.row.id,
        refused:
          changed.length > 0 ? await changeProduct(ctx, writer, product.row.id, changed) : NONE,
      }
    : await createDraft(ctx, writer, rows, currency)
  const saved = changed.filter(({ number }) => !refused.has(number))
  if (productId !== null && saved.length > 0)
    await codeGroup(ctx, writer.sellerId, productId, { product, rows: saved })
  const faulty = new Map(refused)
  const added = saved.filter(({ known, values }) => !known && values.stated.stocks)
  const made = await variantsByCode(
    ctx,
    writer.sellerId,
    added.map(({ values }) => values.code),
  )
  for (const { values } of added) {
    const skuId = made.get(values.code)?.variant.id
    if (skuId !== undefined) await countPlaces(ctx, writer, skuId, values.stated)
  }
  for (const change of saved)
    if (change.known && !(await countRow(ctx, writer, change.known, change)))
      faulty.set(change.number, CHANGED_SINCE)
  return { productId, faulty }
}

const savedRow = (
  { number, values, known, fields }: Change,
  entityId: string | null,
  refusal: RowRefusal | undefined,
): SavedRow => {
  if (refusal)
    return {
      number,
      outcome: 'faulty',
      entityId,
      faults: [{ header: '', value: values.code, suggestion: null, ...refusal }],
    }
  const isNamed = !known || fields.includes('photos')
  return {
    number,
    outcome: !known ? 'new' : fields.length > 0 ? 'changed' : 'unchanged',
    entityId,
    ...(isNamed && values.stated.photos && { photos: values.stated.photos }),
  }
}

/**
 * Saves rows that were checked. What exists is looked up again in this transaction: a variant that another
 * file has added is changed, not doubled. Of a product only what its rows changed is changed.
 */
export async function saveProductRows(outer: TxCtx, given: RowsToSave): Promise<SavedRow[]> {
  const { sellerId, accountId, importId } = given
  if (accountId === null) throw new Error(`no person of the store sent the import ${importId}`)
  // One row of the audit log for the block: the file itself says the rest.
  const ctx: TxCtx = { ...outer, audit: () => {} }
  const writer = { sellerId, id: accountId, audience: 'merchant' }
  const currency = await currencyOfStore(ctx, sellerId)
  if (currency === undefined) throw new Error(`the seller ${sellerId} has no store`)
  const rows = given.rows.map(({ number, values }) => ({
    number,
    values: values as ProductRowValues,
  }))
  const { groups, faulty, variants } = await groupsOf(ctx, sellerId, rows)
  const saved = new Map<number, SavedRow>()
  for (const { number, values } of rows) {
    const known = variants.get(values.code)
    const change = { number, values, known, fields: [] }
    saved.set(number, savedRow(change, known?.row.id ?? null, faulty.get(number)))
  }
  for (const group of groups) {
    const { productId, faulty: ofGroup } = await saveGroup(ctx, writer, group, currency)
    for (const change of group.rows)
      saved.set(change.number, savedRow(change, productId, ofGroup.get(change.number)))
  }
  const ids = (outcome: SavedRow['outcome']) =>
    [...saved.values()].filter((row) => row.outcome === outcome).map(({ entityId }) => entityId)
  outer.audit('import', importId, null, { drafts: ids('new'), changed: ids('changed') })
  return rows.flatMap(({ number }) => saved.get(number) ?? [])
}
