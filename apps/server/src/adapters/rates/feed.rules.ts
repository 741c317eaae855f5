import * as z from 'zod/mini'
import type { RateReading } from '#kernel/ports/rates.ts'

export const RATE_FORMATS = ['json', 'ecb'] as const
export type RateFormat = (typeof RATE_FORMATS)[number]

/** What a feed states: units of each currency for one of the base. */
interface Stated {
  base: string
  day: string
  rates: ReadonlyMap<string, number>
}

const Day = z.iso.date()

const JsonFeed = z.object({
  base: z.string().check(z.regex(/^[A-Z]{3}$/)),
  date: Day,
  rates: z.record(z.string(), z.number().check(z.positive())),
})

function ofJson(text: string): Stated {
  const { base, date, rates } = JsonFeed.parse(JSON.parse(text))
  return { base, day: date, rates: new Map(Object.entries(rates)) }
}

const CUBE_DAY = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/
const CUBE_RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d+(?:\.\d+)?)["']/g

/** The reference rates of the European Central Bank: attributes of `Cube`, for one euro. */
function ofEcb(text: string): Stated {
  const day = Day.parse(CUBE_DAY.exec(text)?.[1])
  const rates = new Map(
    [...text.matchAll(CUBE_RATE)].map(([, code = '', rate]) => [code, Number(rate)]),
  )
  return { base: 'EUR', day, rates }
}

const PLACES = 8
/** The column holds eight places and eight digits before them. */
const LEAST = 1e-7
const MOST = 1e8

/** A feed in units per US dollar; it must state the dollar, unless that is its base. */
export function readingOf(text: string, format: RateFormat): RateReading {
  const { base, day, rates } = format === 'ecb' ? ofEcb(text) : ofJson(text)
  const dollar = base === 'USD' ? 1 : rates.get('USD')
  if (!dollar) throw new Error('the feed of rates does not state the US dollar')
  const perDollar = [...rates, [base, 1] as const].flatMap(([code, rate]) => {
    const value = rate / dollar
    const isUsable = /^[A-Z]{3}$/.test(code) && value > LEAST && value < MOST
    return isUsable ? [[code, String(Number(value.toFixed(PLACES)))] as const] : []
  })
  return { day, perDollar: new Map(perDollar.filter(([, rate]) => !rate.includes('e'))) }
}
