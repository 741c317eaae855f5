import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'
import { addViewed } from './viewed-store.ts'

const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

export async function recordView(deviceId: string): Promise<void> {
  try {
    await call(historyEndpoints.record, { body: { kind: 'device', deviceId } })
  } catch (err) {
    if (!(err instanceof ApiError) || err.code !== CODES.notLoggedIn) throw err
    addViewed(deviceId)
  }
}

export async function recordProductView(prodId: string): Promise<void> {
  await call(historyEndpoints.record, { body: { kind: 'product', prodId } })
}
