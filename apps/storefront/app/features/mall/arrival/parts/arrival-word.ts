import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { type Arrival, dayAt } from '@ironsouq/contract/mall/freight/arrival'

/** How a day is named: the next two by a word, the others by their date. */
export type ArrivalWord = 'today' | 'tomorrow' | 'on' | 'by'

export function arrivalWord({ from, by }: Arrival, now: Date | null): ArrivalWord {
  const today = now && dayAt(now)
  if (today !== null && by === today) return 'today'
  if (today !== null && by === laterDay(today, 1)) return 'tomorrow'
  return from === by ? 'on' : 'by'
}
