/** `12.34` in hundredths. The wallets write amounts as decimals; the sandbox adds up whole numbers. */
export function hundredths(text: unknown): number {
  const [, units = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(text)) ?? []
  if (units === '') throw new Error(`no amount: ${String(text)}`)
  return Number(units) * 100 + Number(fraction.padEnd(2, '0'))
}

export const decimal = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** The time of Shanghai as both wallets write it: `2026-11-17 13:05:00`. */
export const shanghai = (at: number): string =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export const fromShanghai = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`)
