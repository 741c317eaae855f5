/** How long an invitation to a portal works. */
export const INVITATION_HOURS = 48
/** How long the second step of a sign-in may take. */
export const SIGN_IN_STEP_MINUTES = 5
/** How long setting up a second factor may take: an app may have to be installed first. */
export const SET_UP_MINUTES = 30
/** Wrong codes for one step. */
export const SIGN_IN_STEP_TRIES = 5
/** A session of a portal ends after this long without a request. */
export const PORTAL_IDLE_HOURS = 12
/** A session of a portal ends this long after the sign-in, however much it is used. */
export const PORTAL_SESSION_DAYS = 7
/** How long the link to set another password works. */
export const RESET_MINUTES = 60
/** Links to set another password that one person gets in an hour. */
export const RESETS_AN_HOUR = 3
