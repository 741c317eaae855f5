import type { WebConfigField } from '@ironsouq/contract/setting/setting.endpoints'
import { event } from '#kernel/events.ts'

/** The operator says something else of the shop. */
export const settingChanged = event<{ field: WebConfigField }>('setting.changed')
