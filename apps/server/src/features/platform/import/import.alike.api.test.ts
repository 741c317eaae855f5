import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { csvOf } from '#test/imports.ts'
import { aStoreThatImports } from '#test/stores/product-imports.ts'
import { startUploads } from '#test/uploads.ts'

const { faults } = merchantImportEndpoints
const HEADINGS = ['Code', 'Name', 'Brand', 'Price']
/** More than one block of rows that is checked at once. */
const BETWEEN = 1100

it('refuses rows that give one product different values, however far apart they are [BO-3] [PR-1]', async () => {
  await using uploads = await startUploads()
  const { server } = uploads
  const trader = await aStoreThatImports(server, 'gulf')
  const pin = ['18', '22', '25', '30']
  await aProduct(server.ctx, {
    ...trader,
    texts: { en: { name: 'Tooth' } },
    options: [
      {
        code: 'pin',
        texts: { en: 'Pin' },
        values: pin.map((code) => ({ code, texts: { en: code } })),
      },
    ],
    skus: pin.map((code) => ({ code: `T-${code}`, values: { pin: code }, priceMinor: 6200n })),
  })
  // Faulty for another reason: nothing is compared with them.
  const between = Array.from({ length: BETWEEN }, (_, n) => [`N-${n}`, `Name ${n}`, '', ''])
  const { importId, counts } = await trader.checked(
    csvOf(
      [
        ['T-18', 'Bucket tooth', 'Esco', '62.00'],
        ...between,
        ['T-22', 'Bucket tooth', 'Esco', '90.00'],
        ['T-25', 'Other tooth', '', '62.00'],
        // As the product is called now: it changes nothing.
        ['T-30', 'Tooth', 'Hensley', '62.00'],
      ],
      HEADINGS,
    ),
  )
  expect(counts).toMatchObject({ changed: 2, faulty: BETWEEN + 2 })
  const { rows } = await trader.call(faults, { query: { importId, fault: 'differs' } })
  const last = BETWEEN + 5
  expect(rows).toMatchObject([
    { row: last - 1, faults: [{ header: 'Name', value: 'Other tooth', values: { row: 2 } }] },
    { row: last, faults: [{ header: 'Brand', value: 'Hensley', values: { row: 2 } }] },
  ])
})
