import { cookieIn, type CookieSite, hiddenCookie } from '../cookies.ts'

/**
 * What a form of several steps knows between them, in a cookie that no script reads: addresses and
 * tickets stand in no URL and in no page. It is the reader's own, so what comes back is only looked
 * at by `read`, and proven by the API.
 */
export function keptStep<Step>(name: string, read: (kept: Record<string, unknown>) => Step | null) {
  function parsed(text: string): Step | undefined {
    try {
      const kept = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
      if (typeof kept !== 'object' || kept === null) return undefined
      return read(kept as Record<string, unknown>) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    of: (request: Request): Step | undefined => {
      const text = cookieIn(request.headers.get('cookie'), name)
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

/** A text of it, or nothing. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
