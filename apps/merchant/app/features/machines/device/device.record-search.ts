import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'
import { devicePath } from './parts/device-path.ts'

const { list } = sellerDeviceEndpoints

/** By the beginning of a stock number, serial number or model, or by brand. */
export const deviceRecordSearch: RecordSearch = {
  permission: 'device.read',
  title: 'merchant.machines',
  icon: 'truck',
  async find(words, signal) {
    const { rows } = await api(list, { query: list.query.parse({ words }), signal })
    return rows.map(({ deviceId, brandName, model, yearMade, stockNo }) => ({
      path: devicePath(deviceId),
      title: `${brandName} ${model} ${yearMade}`,
      detail: stockNo,
    }))
  },
}
