import type { WebConfigField } from '@ironsouq/contract/setting/setting.endpoints'
import { event } from '#kernel/work/events.ts'

/** A field of the web config was changed. */
export const settingChanged = event<{ field: WebConfigField }>('setting.changed')
