import { createToasts } from '@ironsouq/ui/primitives/overlay/toast'

/** `toasts.show({ text })`: a short message that goes away by itself. */
export const toasts = createToasts()
