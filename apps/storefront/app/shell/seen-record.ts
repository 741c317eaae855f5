import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { apiWith } from './browser-api.ts'
import { rememberSeen } from './stores/seen-store.ts'

const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

export async function recordSeen(deviceId: string): Promise<void> {
  try {
    await call(historyEndpoints.record, { body: { kind: 'device', deviceId } })
  } catch (err) {
    if (!(err instanceof ApiError) || err.code !== CODES.notLoggedIn) throw err
    rememberSeen(deviceId)
  }
}
