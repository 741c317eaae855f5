import type { DeskRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'

const { list } = sellerDeviceEndpoints

/** The own machines for sale that words find: a stock number, a serial number, a model or a brand. */
export const machinesFound = async (words: string, signal?: AbortSignal): Promise<DeskRow[]> => {
  const query = list.query.parse({ state: 'listed', ...(words !== '' && { words }) })
  return (await api(list, { query, ...(signal && { signal }) })).rows
}
