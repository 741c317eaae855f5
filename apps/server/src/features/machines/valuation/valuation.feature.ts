import { feature } from '#kernel/registry.ts'
import { calculateDeviceGuide, recordDeviceSale } from './valuation.on-device-changed.ts'
import { observePrice } from './valuation.on-device-repriced.ts'
import { refreshGuides } from './valuation.refresh.job.ts'

export const valuationFeature = feature({
  name: 'valuation',
  consumers: [calculateDeviceGuide, recordDeviceSale, observePrice],
  jobs: [refreshGuides],
})
