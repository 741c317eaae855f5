import { event } from '#kernel/events.ts'

/** Somebody is to get a code, or a letter that says why he gets none. */
export const codeAsked = event<{ codeId: string }>('identity.code-asked')

export const memberRegistered = event<{ memberId: string }>('identity.registered')

/** A member signed in from a device that was not known. */
export const signedInAnew = event<{ memberId: string; sessionId: string }>(
  'identity.signed-in-anew',
)

export const passwordChanged = event<{ memberId: string }>('identity.password-changed')
