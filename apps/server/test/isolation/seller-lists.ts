import { LEFT_OUT } from '../sample-request.ts'
import type { Make } from './row-maker.ts'

interface Lister {
  make: Make
  mark: string
  sellerId: string
  ownerId: string
  deviceId: string
}

const NOTICE = 'sellerOrderPaid'
const PER_ROW = 'ownDevice.adjust'
const REPRICE = 'ownDevice.reprice'

/** Views of lists, bulk actions and notifications of a person of a seller, in each state that an endpoint needs. */
export async function aLister({ make, mark, sellerId, ownerId, deviceId }: Lister) {
  const person = { seller_id: sellerId, account_id: ownerId }
  const state = JSON.stringify({ filters: { state: [`${mark} filter`] } })
  const view = await make('saved_view', { ...person, list: 'device', state, is_shared: true })
  const aBatch = async (given: Record<string, unknown>) => {
    const params = JSON.stringify({ note: `${mark} params` })
    const of = await make('batch', { ...person, action: REPRICE, params, total: 2, ...given })
    return of.id
  }
  const row = { row_id: deviceId, position: 1 }
  const running = await aBatch({ state: 'running' })
  await make('batch_row', { ...row, batch_id: running })
  await make('lifecycle_log', { actor: 'staff', entity: 'batch', entity_id: running })
  const paused = await aBatch({ state: 'paused' })
  const done = await aBatch({ state: 'done', total: 1, done: 1 })
  const change = JSON.stringify({ before: { price: null }, after: { price: null } })
  await make('batch_row', { ...row, batch_id: done, outcome: 'done', change })
  const gathering = await aBatch({ state: 'gathering', action: PER_ROW, params: '{}' })
  const notified = await make('portal_notification', {
    account_id: ownerId,
    kind: NOTICE,
    facts: JSON.stringify({ number: `${mark} notified` }),
  })
  await make('notice_email_off', { account_id: ownerId, kind: NOTICE })
  const given = { id: deviceId, version: 1, values: { price: '190000.00' } }
  return {
    ids: { viewId: view.id, batchId: running, noticeId: notified.id },
    idsAt: {
      'POST /p/merchant/batch/start': { target: { ids: [deviceId] } },
      'POST /p/merchant/batch/add': { batchId: gathering, rows: [given] },
      'POST /p/merchant/batch/resume': { batchId: paused },
      'POST /p/merchant/batch/undo': { batchId: done },
    },
    valuesAt: {
      'POST /p/merchant/batch/start': { action: REPRICE, expected: 1, params: { percent: 5 } },
      'POST /p/merchant/batch/gather': { action: PER_ROW, total: 1 },
      'GET /p/merchant/batch/list': { '': {} },
      'GET /p/merchant/batch/rows': { size: 50, cursor: LEFT_OUT },
      'POST /p/merchant/notification/preferences': { kind: NOTICE },
      'GET /p/merchant/saved-view/list': { list: 'device' },
    },
  }
}
