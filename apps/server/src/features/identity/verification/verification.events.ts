import { event } from '#kernel/work/events.ts'

/** A code, or a mail that explains why there is none, must be sent. */
export const codeRequested = event<{ codeId: string }>('verification.code-requested')
