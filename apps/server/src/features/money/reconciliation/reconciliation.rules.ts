import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { DifferenceKind } from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'

interface Difference {
  kind: DifferenceKind
  reference: string
  statementMinor: bigint | null
  ledgerMinor: bigint | null
}

const sumOf = (amounts: ReadonlyMap<string, bigint>) =>
  [...amounts.values()].reduce((sum, each) => sum + each, 0n)

function kindOf({ statementMinor, ledgerMinor }: Omit<Difference, 'kind'>): DifferenceKind {
  if (ledgerMinor === null) return 'notInLedger'
  return statementMinor === null ? 'notInStatement' : 'amountDiffers'
}

/** Compares what a provider moved with what the ledger has, both by our references. */
export function compareStatement(
  statement: ReadonlyMap<string, bigint>,
  ledger: ReadonlyMap<string, bigint>,
) {
  const references = [...new Set([...statement.keys(), ...ledger.keys()])].toSorted()
  const differences = references
    .map((reference) => ({
      reference,
      statementMinor: statement.get(reference) ?? null,
      ledgerMinor: ledger.get(reference) ?? null,
    }))
    .filter(({ statementMinor, ledgerMinor }) => statementMinor !== ledgerMinor)
    .map((each): Difference => ({ ...each, kind: kindOf(each) }))
  return { statementMinor: sumOf(statement), ledgerMinor: sumOf(ledger), differences }
}

/** Money that moved at a provider, by its statement or by our ledger. */
export interface Movement {
  method: PaymentMethod
  currency: string
  /** Of a payment or of the refunds of one, or the line of the provider that no payment of ours belongs to. */
  reference: string
  minor: bigint
  at: Date
}

/** The reference of all refunds of a payment: statements do not name our refunds. */
export const refundsOf = (paymentId: string): string => `${paymentId}:refund`

/** The reference of what disputes took and gave back of a payment. */
export const disputesOf = (paymentId: string): string => `${paymentId}:dispute`

const DAY_MS = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The day before and the day after belong to a comparison: both clocks and time zones differ. */
export const daysAround = (day: string): readonly [Date, Date] => {
  const start = new Date(day).getTime()
  return [new Date(start - DAY_MS), new Date(start + 2 * DAY_MS)]
}

/** The days that are complete at every provider, the oldest first: two of them write bills by Shanghai time. */
export const comparableDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, n) =>
    dayOf(new Date(now.getTime() - (n + 2) * DAY_MS)),
  ).toReversed()

interface DayOf {
  method: PaymentMethod
  currency: string
  statement: Map<string, bigint>
  ledger: Map<string, bigint>
}

/**
 * What belongs to one day, by method and currency. A movement that both sides have belongs to the day of the
 * ledger, however late the notification came; one that only one side has belongs to its own day.
 */
export function movementsOfDay(
  day: string,
  statement: readonly Movement[],
  ledger: readonly Movement[],
): DayOf[] {
  const keyOf = ({ currency, reference }: Movement) => `${currency} ${reference}`
  const posted = Map.groupBy(ledger, keyOf)
  const stated = Map.groupBy(statement, keyOf)
  const days = new Map<string, DayOf>()
  for (const key of new Set([...posted.keys(), ...stated.keys()])) {
    const own = posted.get(key) ?? stated.get(key) ?? []
    const [first] = own
    if (!first || !own.some(({ at }) => dayOf(at) === day)) continue
    const { method, currency, reference } = first
    const of = days.get(`${method} ${currency}`) ?? {
      method,
      currency,
      statement: new Map(),
      ledger: new Map(),
    }
    days.set(`${method} ${currency}`, of)
    const sides = [
      [of.statement, stated.get(key)],
      [of.ledger, posted.get(key)],
    ] as const
    for (const [side, moved] of sides)
      if (moved)
        side.set(reference, sumOf(new Map(moved.map(({ minor }, n) => [String(n), minor]))))
  }
  return [...days.values()]
}
