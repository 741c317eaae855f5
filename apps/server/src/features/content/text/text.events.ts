import type { TextLocale } from '@ironsouq/contract/content/text/text.schema'
import { event } from '#kernel/work/events.ts'

/** Staff replaced texts in these languages, or restored them. */
export const textChanged = event<{ locales: TextLocale[] }>('text.changed')
