import type { TestServer } from '../harness.ts'
import { LEFT_OUT } from '../sample-request.ts'
import type { Make } from './row-maker.ts'

interface Importer {
  server: TestServer
  mark: string
  sellerId: string
}

/** Files of products of a store, in each state that an endpoint needs. */
export async function importsOf({ server: { ctx }, mark, sellerId }: Importer, make: Make) {
  const header = `${mark} code`
  const columns = JSON.stringify([
    { header, field: 'code', match: 'none', firstValue: `${mark} first value` },
  ])
  const options = JSON.stringify({ yard: null, numbers: 'point', currency: 'AED' })
  const anImport = async (state: string) => {
    const { id } = await make('data_import', {
      seller_id: sellerId,
      account_id: crypto.randomUUID(),
      staff_id: null,
      kind: 'product',
      origin: 'upload',
      state,
      columns,
      options,
      fault: null,
      file_key: `import/${mark}-${state}`,
      expires_at: '2036-01-01T00:00:00Z',
    })
    return { importId: id }
  }
  const checked = await anImport('checked')
  const of = { import_id: checked.importId }
  const fault = {
    header,
    value: `${mark} value`,
    fault: 'wrongCode',
    values: {},
    suggestion: `${mark}-1`,
  }
  await make('data_import_row', {
    ...of,
    row: 2,
    cells: [`${mark} cell`],
    outcome: 'faulty',
    faults: JSON.stringify([fault]),
  })
  await make('data_import_key', { ...of, key: `${mark} key` })
  const photo = await make('remote_photo', {
    seller_id: sellerId,
    purpose: 'product',
    address: `https://${mark}.example/photo.jpg`,
    state: 'failed',
    fault: 'refused',
    try_at: null,
    upload_id: null,
  })
  await make('import_photo', { ...of, row: 2, position: 0, photo_id: photo.id, fault: null })
  await make('lifecycle_log', { actor: 'staff', entity: 'import', entity_id: checked.importId })
  await make('import_mapping', { seller_id: sellerId, kind: 'product', columns, options })
  const asked = await anImport('asked')
  await ctx.storage.put(`import/${mark}-asked`, Buffer.from(mark), 'text/csv')
  const running = await anImport('running')
  const paused = await anImport('paused')
  const open = await anImport('read')
  return {
    ...checked,
    idsAt: {
      'POST /p/merchant/import/send': asked,
      'POST /p/merchant/import/pause': running,
      'POST /p/merchant/import/resume': paused,
      'POST /p/merchant/import/cancel': open,
    },
    valuesAt: {
      'GET /p/merchant/import/list': { '': {} },
      'GET /p/merchant/import/photos': { size: 50, cursor: LEFT_OUT },
      'GET /p/merchant/import/faults': { size: 50, cursor: LEFT_OUT, fault: LEFT_OUT },
      'POST /p/merchant/import/check': { mapping: [{ header, field: 'code' }] },
    },
  }
}
