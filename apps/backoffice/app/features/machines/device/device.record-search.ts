import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

/** By the beginning of a stock number, serial number or model, or by brand and seller. */
export const deviceRecordSearch: RecordSearch = {
  permission: 'device.read',
  title: 'portalDevice.title',
  icon: 'truck',
  async find(words, signal) {
    const query = deviceAdminEndpoints.list.query.parse({ words })
    const { rows } = await api(deviceAdminEndpoints.list, { query, signal })
    return rows.map(({ deviceId, brandName, model, yearMade, stockNo }) => ({
      path: `/equipment/${deviceId}`,
      title: `${brandName} ${model} ${yearMade}`,
      detail: stockNo,
    }))
  },
}
