import type { Emirate, Grade } from '@ironsouq/contract/device/device.enums'
import type { Picture } from '@ironsouq/contract/device/device.schema'
import type { ComponentType } from 'react'

/** How machines are drawn elsewhere: the route brings it, for features do not know each other. */
export interface MineParts {
  Grade: ComponentType<{ grade: Grade; size: 'letter' | 'small' | 'big' }>
  Picture: ComponentType<{ picture: Picture | null; alt: string; sizes: string; eager?: boolean }>
  EmirateName: ComponentType<{ emirate: Emirate }>
}
