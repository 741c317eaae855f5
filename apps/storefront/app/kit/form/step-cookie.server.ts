import { type CookieSite, hiddenCookie } from '@ironsouq/front-server/cookies'
import { hiddenCookieOf } from '#kit/request/cookies.ts'

/**
 * The state between the steps of a form, in a cookie that no script reads: addresses and tickets
 * are in no URL and in no page. The user can change it, so `read` checks its shape and the API
 * checks the rest.
 */
export function stepCookie<Step>(
  name: string,
  read: (stored: Record<string, unknown>) => Step | null,
) {
  function parsed(text: string): Step | undefined {
    try {
      const stored = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
      if (typeof stored !== 'object' || stored === null) return undefined
      return read(stored as Record<string, unknown>) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    of: (request: Request): Step | undefined => {
      const text = hiddenCookieOf(request, name)
      return text ? parsed(text) : undefined
    },
    cookie: (step: Step, minutes: number, site: CookieSite): string =>
      hiddenCookie(
        name,
        Buffer.from(JSON.stringify(step)).toString('base64url'),
        minutes * 60,
        site,
      ),
    cleared: (site: CookieSite): string => hiddenCookie(name, '', 0, site),
  }
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
