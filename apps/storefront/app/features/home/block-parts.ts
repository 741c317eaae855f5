import type { Emirate, Grade } from '@ironsouq/contract/device/device.enums'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { BlockKind, BlockOf } from '@ironsouq/contract/renovation/renovation.schema'
import type { ComponentType } from 'react'

/** How machines are drawn: the route brings it, for features do not know each other. */
export interface DeviceParts {
  Grid: ComponentType<{ devices: readonly DeviceCard[]; eager: number; heading: 'h3' }>
  Feature: ComponentType<{ device: DeviceCard; eager: boolean }>
  Yards: ComponentType<{
    label: string
    emirates: readonly { emirate: Emirate; count: number }[]
  }>
  Grades: ComponentType<{ grades: readonly { grade: Grade; count: number }[] }>
  EmirateName: ComponentType<{ emirate: Emirate }>
  listPath: (query: { q?: string; category?: string; brand?: string }) => string
}

export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>
  /** The page begins with it. */
  first: boolean
  /** What else is on the page, and may be pointed to. */
  kinds: ReadonlySet<BlockKind>
  devices: DeviceParts
}
