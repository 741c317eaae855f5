import type { WebConfigField } from '@ironsouq/contract/platform/setting/setting.endpoints'
import { event } from '#kernel/work/events.ts'

/** A field of the web config was changed. */
export const settingChanged = event<{ field: WebConfigField }>('setting.changed')
