import { TIME_ZONE } from '@ironsouq/i18n/format'

type Token = 'Y' | 'M' | 'D' | 'h' | 'm' | 's'

const TOKEN_OF: Partial<Record<Intl.DateTimeFormatPartTypes, Token>> = {
  year: 'Y',
  month: 'M',
  day: 'D',
  hour: 'h',
  minute: 'm',
  second: 's',
}

/**
 * Formats an instant by a pattern such as `Y-M-D h:m:s`; a token may be repeated (`YYYY-MM-DD`).
 * For generated names and fields; text for users comes from the formatter.
 */
export function formatTokens(at: Date, pattern: string, timeZone = TIME_ZONE): string {
  const values = new Map<string, string>()
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) {
    const token = TOKEN_OF[type]
    if (token) values.set(token, value.padStart(2, '0'))
  }
  return pattern.replace(/Y+|M+|D+|h+|m+|s+/g, (run) => values.get(run.charAt(0)) ?? run)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}
