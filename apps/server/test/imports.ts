import { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { ImportDetail, ImportOptions } from '@ironsouq/contract/platform/import/import.schema'
import { listen } from '@ironsouq/sandboxes/listen'
import { aModel } from '#features/machines/model/model.builder.ts'
import { aSpecField } from '#features/machines/spec/spec.builder.ts'
import { deviceReferences } from './device-fixtures.ts'
import { startUploads, type Uploads } from './uploads.ts'

const { ask, send, check, run, detail } = importEndpoints

export const HEADINGS = ['STOCK_NO', 'SERIAL', 'MAKE', 'MODEL', 'YOM', 'SMR', 'WT_LBS', 'PRICE_USD']

/** A good row: a Caterpillar 320 of 48,500 pounds. */
export const aRow = (
  n: number,
  changes: Partial<Record<(typeof HEADINGS)[number], string>> = {},
) => {
  const row: Record<string, string> = {
    STOCK_NO: `BD-${n}`,
    SERIAL: `HEX${String(n).padStart(7, '0')}`,
    MAKE: 'CATERPILLAR',
    MODEL: '320',
    YOM: '2019',
    SMR: '7,840',
    WT_LBS: '48,500',
    PRICE_USD: '64261',
    ...changes,
  }
  return HEADINGS.map((heading) => row[heading] ?? '')
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

export const csvOf = (
  rows: readonly (readonly string[])[],
  headings: readonly string[] = HEADINGS,
) => Buffer.from([headings, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n'))

const OPTIONS: ImportOptions = { yard: 'al-sajaa', numbers: 'point', currency: 'AED' }

/** A server with a seller, a yard, a brand with one model, and calls that import a file. */
export async function startImports() {
  const uploads: Uploads = await startUploads()
  const { server, call } = uploads
  const references = await deviceReferences(server.ctx)
  await aModel(server.ctx, references)
  const weight = { code: 'operatingWeight', names: { en: 'Operating weight' }, unit: 'kg' } as const
  await aSpecField(server.ctx, { ...weight, min: 100, max: 900_000 })

  const detailOf = (importId: string) => call(detail, { query: { importId } })

  /** Sends a file and has its rows read. */
  async function sent(file: Uint8Array, fileName = 'stock.csv'): Promise<ImportDetail> {
    const what = { kind: 'device', seller: 'seven-dunes', fileName, size: file.length } as const
    const { importId, upload } = await call(ask, { body: what })
    const { url, headers } = upload
    const reply = await fetch(url, { method: 'PUT', headers, body: Buffer.from(file) })
    if (!reply.ok) throw new Error(`the store answered ${reply.status}: ${await reply.text()}`)
    await call(send, { body: { importId } })
    await server.work()
    return detailOf(importId)
  }

  /** Starts the dry run with the mapping that was recognised. */
  async function startCheck({ importId, columns }: ImportDetail) {
    const mapping = columns.map(({ header, field, unit, currency }) => ({
      header,
      field,
      ...(unit && { unit }),
      ...(currency && { currency }),
    }))
    await call(check, { body: { importId, mapping, options: OPTIONS, remember: true } })
  }

  /** Sends a file and has it checked. */
  async function checked(file: Uint8Array): Promise<ImportDetail> {
    const read = await sent(file)
    await startCheck(read)
    await server.work()
    return detailOf(read.importId)
  }

  return {
    ...uploads,
    references,
    sent,
    startCheck,
    checked,
    detailOf,
    /** Sends a file and has it checked and saved. */
    async imported(file: Uint8Array): Promise<ImportDetail> {
      const { importId } = await checked(file)
      await call(run, { body: { importId } })
      await server.work()
      return detailOf(importId)
    },
    [Symbol.asyncDispose]: () => uploads[Symbol.asyncDispose](),
  }
}

export const SELLER = { seller: 'seven-dunes' }
export const HOURLY = { ...SELLER, everyHours: 1, isActive: true } as const
export const rows = (...numbers: number[]) => numbers.map((n) => aRow(n))

/** A seller's server whose file can be replaced, and the import of a first file with its mapping. */
export async function startFeeds() {
  const imports = await startImports()
  const { answer, url, ...running } = await listen()
  let file = csvOf([])
  answer((_, reply) => reply.writeHead(200).end(file))
  await imports.imported(csvOf(rows(1, 2, 3, 4, 5)))
  const { call, server } = imports
  return {
    ...imports,
    url: `${url}/stock.csv`,
    /** Fetches this file as the feed's next one, and returns what became of it. */
    async fetched(next: Uint8Array) {
      file = Buffer.from(next)
      await call(feedEndpoints.runNow, { body: SELLER })
      await server.work()
      const shown = await call(feedEndpoints.detail, { query: SELLER })
      const importId = shown?.last?.importId ?? ''
      return { shown, import: await imports.detailOf(importId) }
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]()
      await imports[Symbol.asyncDispose]()
    },
  }
}
