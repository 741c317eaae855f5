import { cookieIn } from '@ironsouq/front-server/cookies'
import { SIGNED_COOKIE } from '#kit/request/cookies.ts'

/** Whether a user is signed in, as far as this browser knows; the server decides. */
export const isSignedIn = (): boolean => Boolean(cookieIn(document.cookie, SIGNED_COOKIE))
