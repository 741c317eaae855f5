import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'

/**
 * Isolated as a whole, so that a Latin brand stays before its model on a right-to-left page, and the
 * model within it, so that its figures stay in order after an Arabic brand.
 */
export function BrandAndModel({ brandName, model }: Pick<DeviceCard, 'brandName' | 'model'>) {
  return (
    <bdi>
      {brandName} <bdi>{model}</bdi>
    </bdi>
  )
}
