import { cookieIn, SIGNED_COOKIE } from './cookies.ts'

/** Whether somebody is signed in, as far as this browser knows; the server knows better. */
export const isSigned = (): boolean => Boolean(cookieIn(document.cookie, SIGNED_COOKIE))
