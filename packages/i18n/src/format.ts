import { LOCALES, type LocaleCode } from './locales.ts'
import { decimal, MINUS, moneyFormat, type Money, type MoneyParts } from './money.ts'

/** The default time zone, never guessed from the language or the browser. */
export const TIME_ZONE = 'Asia/Dubai'

export interface Formatter {
  number(value: number | string): string
  /** With all of its digits, as of an exchange rate. */
  exactNumber(value: string): string
  money(money: Money): string
  /** With all digits of the currency, also when they are zeros: the amounts of a ledger line up. */
  ledgerMoney(money: Money): string
  /** For a currency that is styled apart from the number. */
  moneyParts(money: Money): MoneyParts
  /** An instant, or a calendar day (`2026-11-17`), which no zone can move. */
  date(at: Date | string): string
  dateTime(at: Date | string): string
  /** Of a day: "16:31". */
  time(at: Date | string): string
  weekday(at: Date | string): string
  /** Without its year: "17 November". */
  dayMonth(at: Date | string): string
  /** With its name and without its year: "Tuesday 17 November". */
  longDay(at: Date | string): string
  hours(value: number): string
  /** So many minutes in the two largest units that it has: "1 day 16 h", "1 h 16 min". */
  duration(minutes: number): string
  /** Of a share between 0 and 1: "64%". */
  percent(share: number): string
  /** How far a share moved, with its sign: "+14%", "−4%". */
  change(share: number): string
  /** A share that was agreed on, such as a commission: with up to four places. */
  exactPercent(share: number): string
  list(items: readonly string[]): string
  range(from: number, to: number): string
  /** Large amounts at a glance, to three figures: "222–258k". */
  shortRange(from: number, to: number): string
}

/** The units of large amounts; Intl's compact notation differs between ICU versions. */
const SHORT: Record<LocaleCode, { unit: number; sign: string }> = {
  en: { unit: 1000, sign: 'k' },
  zh_CN: { unit: 10_000, sign: '万' },
  ar: { unit: 1000, sign: '\u00a0ألف' },
  fr: { unit: 1000, sign: '\u00a0k' },
  zh_HK: { unit: 10_000, sign: '萬' },
  pt: { unit: 1000, sign: '\u00a0mil' },
  ko: { unit: 10_000, sign: '만' },
  he: { unit: 1000, sign: '\u00a0אלף' },
  de: { unit: 1000, sign: '\u00a0Tsd.' },
  es: { unit: 1000, sign: '\u00a0mil' },
}

const DAY_MINUTES = 1440
const NO_BREAK = '\u00a0'
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formatters = new Map<string, Formatter>()

/** The one place where numbers, money and time become text [AP-6]. */
export function formatter(locale: LocaleCode, { timeZone = TIME_ZONE } = {}): Formatter {
  const name = `${locale}/${timeZone}`
  const known = formatters.get(name)
  if (known) return known
  const made = makeFormatter(locale, timeZone)
  formatters.set(name, made)
  return made
}

function makeFormatter(locale: LocaleCode, timeZone: string): Formatter {
  const { intl, dir } = LOCALES[locale]
  const numbers = new Intl.NumberFormat(intl)
  /** Created on first use: most pages show no weekday. */
  const dated = (look: Intl.DateTimeFormatOptions) => {
    const made = new Map<string, Intl.DateTimeFormat>()
    return (at: Date | string) => {
      const zone = isCalendarDay(at) ? 'UTC' : timeZone
      const known = made.get(zone) ?? new Intl.DateTimeFormat(intl, { ...look, timeZone: zone })
      made.set(zone, known)
      return known.format(new Date(at))
    }
  }
  const exactNumbers = new Intl.NumberFormat(intl, { maximumFractionDigits: 12 })
  const short = new Intl.NumberFormat(intl, { maximumSignificantDigits: 3 })
  const percents = new Intl.NumberFormat(intl, { style: 'percent' })
  const changes = new Intl.NumberFormat(intl, { style: 'percent', signDisplay: 'exceptZero' })
  const exactPercents = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 4 })
  const lists = new Intl.ListFormat(intl, { type: 'conjunction' })
  const moneyParts = moneyFormat(locale)
  const allParts = moneyFormat(locale, { hasAllDigits: true })
  const joined = ({ currency, figure, order }: MoneyParts) =>
    (order === 'before' ? [currency, figure] : [figure, currency]).join(NO_BREAK)
  const hour = hourSymbol(intl)
  const unit = (name: 'day' | 'minute', unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(intl, { style: 'unit', unit: name, unitDisplay })

  const number = (value: number | string) =>
    numbers.format(typeof value === 'string' ? decimal(value) : value)

  return Object.freeze({
    number,
    exactNumber: (value) => exactNumbers.format(decimal(value)),
    moneyParts,
    money: (money) => joined(moneyParts(money)),
    ledgerMoney: (money) => joined(allParts(money)),
    date: dated(DAY),
    dateTime: dated({ ...DAY, ...MINUTE }),
    time: dated(MINUTE),
    weekday: dated({ weekday: 'long' }),
    dayMonth: dated({ day: 'numeric', month: 'long' }),
    longDay: dated({ weekday: 'long', day: 'numeric', month: 'long' }),
    hours: (value) => `${number(value)}${hour(value)}`,
    duration(minutes) {
      const days = Math.floor(minutes / DAY_MINUTES)
      const rest = minutes % DAY_MINUTES
      const wholeHours = Math.floor(rest / 60)
      const hours = wholeHours > 0 ? [`${number(wholeHours)}${hour(wholeHours)}`] : []
      if (days > 0) return [unit('day', 'long').format(days), ...hours].join(' ')
      const isShown = rest % 60 > 0 || wholeHours === 0
      return [...hours, ...(isShown ? [unit('minute', 'short').format(rest % 60)] : [])].join(' ')
    },
    percent: (share) => percentSign(percents.format(share), dir),
    change: (share) => percentSign(changes.format(share).replace('-', MINUS), dir),
    exactPercent: (share) => percentSign(exactPercents.format(share), dir),
    list: locale === 'he' ? hebrewList(lists) : (items) => lists.format(items),
    range(from, to) {
      if (from === to) return number(from) // Intl would write "about"
      const text = numbers.formatRange(from, to)
      return dir === 'rtl' ? `\u2066${text}\u2069` : text // isolated, otherwise the ends swap in right-to-left text
    },
    shortRange(from, to) {
      const { unit, sign } = SHORT[locale]
      const text = `${short.format(from / unit)}–${short.format(to / unit)}`
      return `${dir === 'rtl' ? `\u2066${text}\u2069` : text}${sign}`
    },
  } satisfies Formatter)
}

/**
 * Some versions of ICU write marks of direction into Arabic percents and others do not; without them the sign moves
 * before the number. The isolate keeps it after the number wherever the page is rendered.
 */
const percentSign = (text: string, dir: 'ltr' | 'rtl') =>
  dir === 'rtl' ? `\u2066${text.replaceAll(/[\u200e\u200f]/g, '')}\u2069` : text

const isCalendarDay = (at: Date | string) =>
  typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at)

/**
 * "And" is joined to a Hebrew word, and by a maqaf to any other. Intl writes a hyphen, also before a
 * Hebrew word that is isolated.
 */
function hebrewList(lists: Intl.ListFormat): (items: readonly string[]) => string {
  return (items) =>
    lists
      .formatToParts(items)
      .map(({ type, value }, i, parts) => {
        if (type !== 'literal' || !value.startsWith(' ו')) return value
        const next = parts[i + 1]?.value ?? ''
        return /^[\u2066-\u2068]?\p{Script=Hebrew}/u.test(next) ? ' ו' : ' ו־'
      })
      .join('')
}

/** With its space; Chinese and Korean have none before the unit. */
function hourSymbol(intl: string): (value: number) => string {
  const unitDisplay = intl.startsWith('ar') ? 'long' : 'narrow' // a bare letter is not understood in Arabic
  const unit = new Intl.NumberFormat(intl, { style: 'unit', unit: 'hour', unitDisplay })
  const symbolOf = (value: number) => {
    const symbol = unit.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? 'h'
    return /[\p{Script=Han}\p{Script=Hangul}]/u.test(symbol) ? symbol : `${NO_BREAK}${symbol}`
  }
  const few = symbolOf(3)
  const usual = symbolOf(0)
  const plurals = new Intl.PluralRules(intl)
  return (value) => (plurals.select(value) === 'few' ? few : usual)
}
