import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import { importLifecycle } from '@ironsouq/contract/platform/import/import.lifecycle'
import { IMPORT_OPEN_DAYS, type ImportKind } from '@ironsouq/contract/platform/import/import.limits'
import type { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import type { ColumnMapping, ImportOptions } from '@ironsouq/contract/platform/import/import.schema'
import { UPLOAD_MINUTES } from '@ironsouq/contract/platform/media/media.limits'
import { and, eq, gt, sql } from 'drizzle-orm'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { isOwnWarehouse } from '#features/mall/product/stock.places.projection.ts'
import { storeById } from '#features/mall/store/store.queries.ts'
import { sellerByCode } from '#features/people/seller/seller.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { occurrence } from '#kernel/work/events.ts'
import { importBlockDue, importReceived } from './import.events.ts'
import {
  importOrNotFound,
  overdueImports,
  rememberedMapping,
  type ImportRow,
} from './import.queries.ts'
import { dataImport, dataImportKey, importMapping } from './import.tables.ts'
import { targetOf } from './import.targets.ts'

const DAY_MS = 86_400_000
const UPLOAD_MS = UPLOAD_MINUTES * 60_000
/** The content is unchecked: it is read by the worker and never served. */
export const IMPORT_FILE_TYPE = 'application/octet-stream'

const DEFAULT_OPTIONS: ImportOptions = { yard: null, numbers: 'point', currency: 'AED' }

const openUntil = (ctx: Ctx) => new Date(ctx.now().getTime() + IMPORT_OPEN_DAYS * DAY_MS)

interface NewImport {
  id?: string
  kind: ImportKind
  sellerId: string
  staffId?: string
  accountId?: string
  fileName: string
}

/** A file that is expected; its row begins with the options of the seller's last one. */
export async function addImport(ctx: TxCtx, { id = randomUUID(), ...given }: NewImport) {
  const remembered = await rememberedMapping(ctx, given)
  const row = {
    ...given,
    id,
    origin: (given.staffId ?? given.accountId) ? ('upload' as const) : ('feed' as const),
    locale: ctx.locale,
    fileKey: `import/${id}`,
    options: remembered?.options ?? DEFAULT_OPTIONS,
    expiresAt: openUntil(ctx),
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }
  await ctx.db.insert(dataImport).values(row)
  return row
}

/** Issues an address that accepts only a file of the declared size. */
export async function inviteUpload(
  ctx: Ctx,
  { id, fileKey }: Pick<ImportRow, 'id' | 'fileKey'>,
  size: number,
) {
  const { url, headers } = await ctx.storage.presignUpload(fileKey, {
    type: IMPORT_FILE_TYPE,
    size,
    from: ctx.now(),
    seconds: UPLOAD_MS / 1000,
  })
  const expiresAt = new Date(ctx.now().getTime() + UPLOAD_MS).toISOString()
  return { importId: id, upload: { url, headers, expiresAt } }
}

export async function askImport(
  ctx: Ctx,
  staffId: string,
  ask: BodyOf<typeof importEndpoints.ask>,
) {
  const seller = await sellerByCode(ctx, ask.seller)
  if (!seller)
    throw new FieldFaults([{ field: 'seller', key: 'error.fieldNotAllowed', values: {} }])
  const asked = await atomic(ctx, async (ctx) => {
    const { kind, fileName } = ask
    const row = await addImport(ctx, { kind, sellerId: seller.id, staffId, fileName })
    ctx.audit('import', row.id, null, { kind, seller: ask.seller, fileName })
    return row
  })
  return inviteUpload(ctx, asked, ask.size)
}

/** Expects a file of products from a person of a store. */
export async function askOwnImport(
  ctx: Ctx,
  { sellerId, id: accountId }: Pick<Actor, 'id'> & { sellerId: string },
  { fileName, size }: BodyOf<typeof merchantImportEndpoints.ask>,
) {
  if (!(await storeById(ctx, sellerId))) throw new Refusal('portalProduct.noStore')
  const asked = await atomic(ctx, (ctx) =>
    addImport(ctx, { kind: 'product', sellerId, accountId, fileName }),
  )
  return inviteUpload(ctx, asked, size)
}

/** Refuses to read a file that was not sent. Calls the object store, so it runs before the command. */
export async function checkFileSent(ctx: Ctx, importId: string, kind: ImportKind): Promise<void> {
  const row = await atomic(ctx, (ctx) => importOrNotFound(ctx, importId, kind))
  if (row.state === 'asked' && !(await ctx.storage.has(row.fileKey)))
    throw new Refusal('error.uploadMissing')
}

type By = { by: 'staff' | 'merchant'; actorId: string } | { by: 'system' }

const kindOf = ({ by }: By): ImportKind => (by === 'merchant' ? 'product' : 'device')

export const sendImport = (ctx: Ctx, importId: string, by: By): Promise<ImportRow> =>
  atomic(ctx, async (ctx) => {
    await importOrNotFound(ctx, importId, kindOf(by))
    return transition(
      ctx,
      dataImport,
      importLifecycle,
      { id: importId, action: 'send', ...by },
      {
        set: { receivedAt: ctx.now(), updatedAt: ctx.now() },
        emit: [occurrence(importReceived, { importId })],
      },
    )
  })

/** Starts a part from its first row, or continues it: jobs of an earlier start end by themselves. */
async function start(
  ctx: TxCtx,
  { id, attempt }: ImportRow,
  move: { action: 'check' | 'run' | 'resume' } & By,
): Promise<ImportRow> {
  const fromStart = move.action === 'resume' ? {} : { doneThrough: 0, rowsDone: 0 }
  const next = attempt + 1
  const set = { ...fromStart, attempt: next, expiresAt: openUntil(ctx), updatedAt: ctx.now() }
  const started = move.action === 'run' ? { startedAt: ctx.now() } : {}
  return transition(
    ctx,
    dataImport,
    importLifecycle,
    { id, ...move },
    {
      set: { ...set, ...started },
      emit: [occurrence(importBlockDue, { importId: id, attempt: next })],
    },
  )
}

interface Check {
  mapping: readonly ColumnMapping[]
  options: ImportOptions
  remember: boolean
}

/** The fields that a mapping lacks, or has twice. */
async function checkMapping(ctx: Ctx, row: ImportRow, mapping: readonly ColumnMapping[]) {
  const fields = await targetOf(row).fields(ctx, row.sellerId)
  const given = mapping.flatMap(({ field }) => field ?? [])
  const wrong = [
    ...fields.filter(({ name, isRequired }) => isRequired && !given.includes(name)),
    ...fields.filter(({ name }) => given.filter((field) => field === name).length > 1),
  ]
  const unknown = given.filter((field) => !fields.some(({ name }) => name === field))
  const isSame =
    mapping.length === row.columns.length &&
    mapping.every(({ header }, n) => header === row.columns[n]?.header)
  if (wrong.length === 0 && unknown.length === 0 && isSame) return
  const labels = wrong.map(({ label }) => label).join(', ')
  throw labels === ''
    ? new FieldFaults([{ field: 'mapping', key: 'error.fieldWrongFormat', values: {} }])
    : new Refusal('portalImport.fieldsMissing', { fields: labels })
}

async function remember(ctx: TxCtx, { sellerId, kind }: ImportRow, { mapping, options }: Check) {
  const set = { columns: [...mapping], options, updatedAt: ctx.now() }
  await ctx.db
    .insert(importMapping)
    .values({ sellerId, kind, ...set, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: [importMapping.sellerId, importMapping.kind], set })
}

/** Starts the dry run with this mapping. */
export const checkImport = (ctx: Ctx, importId: string, given: Check, by: By): Promise<ImportRow> =>
  atomic(ctx, async (ctx) => {
    const row = await importOrNotFound(ctx, importId, kindOf(by))
    await checkMapping(ctx, row, given.mapping)
    if (given.remember) await remember(ctx, row, given)
    const columns = row.columns.map((column, n) => {
      const { field = null, unit, currency } = given.mapping[n] ?? {}
      const { header, firstValue, match } = column
      return {
        header,
        firstValue,
        match,
        field,
        ...(unit && { unit }),
        ...(currency && { currency }),
      }
    })
    await ctx.db.delete(dataImportKey).where(eq(dataImportKey.importId, importId))
    const started = await start(ctx, row, { action: 'check', ...by })
    await ctx.db
      .update(dataImport)
      .set({ columns, options: given.options })
      .where(eq(dataImport.id, importId))
    return { ...started, columns, options: given.options }
  })

/** Starts the dry run of a store's own file. Prices are in the currency of the store. */
export const checkOwnImport = (
  ctx: Ctx,
  given: BodyOf<typeof merchantImportEndpoints.check>,
  by: By,
): Promise<ImportRow> =>
  atomic(ctx, async (ctx) => {
    const { importId, mapping, remember, numbers, warehouseId } = given
    const { sellerId } = await importOrNotFound(ctx, importId, kindOf(by))
    if (warehouseId !== null && !(await isOwnWarehouse(ctx, { sellerId, warehouseId })))
      throw new FieldFaults([{ field: 'warehouseId', key: 'error.fieldNotAllowed', values: {} }])
    const currency = (await currencyOfStore(ctx, sellerId)) ?? DEFAULT_OPTIONS.currency
    const options = { yard: null, numbers, currency, warehouseId }
    return checkImport(ctx, importId, { mapping, options, remember }, by)
  })

/** Replaces wrong values by those that were suggested, and checks every row again. */
export const acceptSuggestions = (ctx: Ctx, importId: string, by: By): Promise<ImportRow> =>
  atomic(ctx, async (ctx) => {
    const row = await importOrNotFound(ctx, importId, kindOf(by))
    const headers = row.columns.map(({ header }) => header)
    await ctx.db.execute(sql`
      update data_import_row set cells = array(
        select coalesce((
            select fault ->> 'suggestion' from jsonb_array_elements(faults) as fault
            where fault ->> 'header' = heading and fault ->> 'suggestion' is not null limit 1
          ), coalesce(cells[place], ''))
        from unnest(${sql.param(headers)}::text[]) with ordinality as column_of (heading, place)
        order by place)
      where import_id = ${importId} and outcome = 'faulty'
        and faults @? '$[*] ? (@.suggestion != null)'`)
    await ctx.db.delete(dataImportKey).where(eq(dataImportKey.importId, importId))
    return start(ctx, row, { action: 'check', ...by })
  })

export const runImport = (ctx: Ctx, importId: string, by: By): Promise<ImportRow> =>
  atomic(ctx, async (ctx) => {
    const row = await importOrNotFound(ctx, importId, kindOf(by))
    return start(ctx, row, { action: 'run', ...by })
  })

export const resumeImport = (ctx: Ctx, importId: string, by: By): Promise<ImportRow> =>
  atomic(ctx, async (ctx) => {
    const row = await importOrNotFound(ctx, importId, kindOf(by))
    return start(ctx, row, { action: 'resume', ...by })
  })

/** Stops an import. The block of rows that a job is saving now is still saved. */
export const stopImport = (
  ctx: Ctx,
  importId: string,
  action: 'pause' | 'cancel',
  by: Exclude<By, { by: 'system' }>,
) =>
  atomic(ctx, async (ctx) => {
    await importOrNotFound(ctx, importId, kindOf(by))
    return transition(
      ctx,
      dataImport,
      importLifecycle,
      { id: importId, action, ...by },
      {
        set: { updatedAt: ctx.now() },
      },
    )
  })

/** Machines that are missing from a feed and wait for a decision. */
export const holdWithdrawals = (ctx: TxCtx, importId: string, count: number) =>
  ctx.db.update(dataImport).set({ heldWithdrawals: count }).where(eq(dataImport.id, importId))

/** Takes the decision, and returns whose machines they are; the second of two at once gets nothing. */
export async function takeHeldWithdrawals(ctx: TxCtx, importId: string) {
  const [held] = await ctx.db
    .update(dataImport)
    .set({ heldWithdrawals: 0 })
    .where(and(eq(dataImport.id, importId), gt(dataImport.heldWithdrawals, 0)))
    .returning({ sellerId: dataImport.sellerId })
  return held
}

/** Ends imports that no one has continued. */
export async function expireImports(ctx: Ctx): Promise<void> {
  for (const { id } of await overdueImports(ctx))
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        dataImport,
        importLifecycle,
        { id, action: 'expire', by: 'system' },
        {
          set: { updatedAt: ctx.now() },
        },
      ),
    )
}
