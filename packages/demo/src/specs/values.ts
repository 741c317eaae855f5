import type { SpecValue } from '@ironsouq/contract/machines/device/device.enums'
import type { SpecCode } from './fields.ts'

/** What is said of a model or a machine, by the codes of the fields. */
export type Specs = Partial<Record<SpecCode, SpecValue>>
