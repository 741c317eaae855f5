import type { Grade } from '@ironsouq/contract/device/device.enums'
import type { DeviceCard, Picture } from '@ironsouq/contract/device/device.schema'
import type { Money } from '@ironsouq/contract/money'
import type { ComponentType } from 'react'

/** What the comparison draws of a machine as every other page draws it. */
export interface CompareParts {
  Guide: ComponentType<{ device: DeviceCard }>
  Grade: ComponentType<{ grade: Grade; size: 'letter' | 'small' | 'big' }>
  Price: ComponentType<{ price: Money | null; size: 'card' | 'box' }>
  Picture: ComponentType<{ picture: Picture | null; alt: string; sizes: string; eager?: boolean }>
}
