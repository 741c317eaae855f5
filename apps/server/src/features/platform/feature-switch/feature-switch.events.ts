import type { FeatureSwitch } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { event } from '#kernel/work/events.ts'

export const featureSwitchChanged = event<{ code: FeatureSwitch }>('feature-switch.changed')
