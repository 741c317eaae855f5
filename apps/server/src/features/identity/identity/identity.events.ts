import { event } from '#kernel/work/events.ts'

/** A member signed in from a device that was not known. */
export const signedInFromNewDevice = event<{ memberId: string; sessionId: string }>(
  'identity.signed-in-from-new-device',
)

export const passwordChanged = event<{ memberId: string }>('identity.password-changed')
