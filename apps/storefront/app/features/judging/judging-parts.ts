import type { Emirate, Grade } from '@ironsouq/contract/device/device.enums'
import type { Device, DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Money } from '@ironsouq/contract/money'
import type { Fact } from '@ironsouq/ui/patterns/facts-table'
import type { ComponentType, ReactNode } from 'react'

/** How machines are drawn elsewhere: the route brings it, for features do not know each other. */
export interface JudgingParts {
  Grade: ComponentType<{ grade: Grade; size: 'letter' | 'small' | 'big' }>
  Price: ComponentType<{ price: Money | null; size: 'card' | 'box' }>
  /** The price and all that is asked for beside it; what it holds stands below. */
  PriceBox: ComponentType<{ device: Device; children: ReactNode }>
  Grid: ComponentType<{ devices: readonly DeviceCard[]; eager?: number; heading?: 'h2' | 'h3' }>
  EmirateName: ComponentType<{ emirate: Emirate }>
  CompareToggle: ComponentType<{ device: DeviceCard }>
  LandedSum: ComponentType<{ device: Device }>
  listPath: (query: { category: string }) => string
}

export interface JudgingFacts {
  /** What was said of the machine, in rows. */
  facts: readonly Fact[]
  condition: { name: string; meaning: string }
}

/** What every part of the page is given. */
export interface Judged {
  device: Device
  parts: JudgingParts
  /** The day the page was made, for what ends on a day. */
  today: string
}
