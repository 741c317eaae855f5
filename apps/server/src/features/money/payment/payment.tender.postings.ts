import { allocate } from '@ironsouq/contract/money/money/allocate'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { formatter } from '@ironsouq/i18n/format'
import { lockedMemberBalance } from '#features/money/balance/balance.queries.ts'
import {
  isPosted,
  post,
  type Journal,
  type Line,
  type Names,
  type Subject,
} from '#features/money/ledger/ledger.posting.service.ts'
import { movedFor, type Moved } from '#features/money/ledger/ledger.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'

interface PaidLine {
  subject: Subject<string>
  sellerId: string
  /** In the currency of what is paid. */
  amountMinor: bigint
  /** Its share of what the provider took, where that is another currency [PY-6]. */
  chargedMinor?: bigint | undefined
}

interface Taken {
  method: PaymentMethod
  memberId: string
  currency: string
  chargedCurrency?: string | undefined
  paid: readonly PaidLine[]
}

const sumOf = (paid: readonly PaidLine[]) =>
  paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

/** Gift amounts first; each line carries its share of them, which a refund of it returns. */
function fromBalance({ memberId, currency, paid }: Taken, giftMinor: bigint): Line<Names>[] {
  const total = sumOf(paid)
  const gifts = allocate(
    giftMinor < total ? giftMinor : total,
    paid.map(({ amountMinor }) => amountMinor),
  )
  return paid.flatMap(({ subject, sellerId, amountMinor }, i) => {
    const of = { subject, sellerId, owner: memberId, currency }
    const gift = gifts[i] ?? 0n
    return [
      { ...of, kind: 'memberGift', amountMinor: -gift },
      { ...of, kind: 'memberCash', amountMinor: gift - amountMinor },
    ]
  })
}

function fromProvider({
  method,
  currency,
  chargedCurrency = currency,
  paid,
}: Taken): Line<Names>[] {
  return paid.flatMap(({ subject, sellerId, amountMinor, chargedMinor = amountMinor }) => {
    const of = { subject, sellerId }
    const taken = { ...of, currency: chargedCurrency }
    const clearing = { ...taken, kind: 'clearing', owner: method, amountMinor: -chargedMinor }
    if (chargedCurrency === currency) {
      if (chargedMinor === amountMinor) return [clearing]
      throw new Error(`${subject.kind} ${subject.id} does not cost what was charged`)
    }
    return [
      clearing,
      { ...taken, kind: 'exchange', owner: '', amountMinor: chargedMinor },
      { ...of, currency, kind: 'exchange', owner: '', amountMinor: -amountMinor },
    ]
  })
}

/**
 * Posts a payment: where the money came from, and `lines` for what it is held as. A balance that is too small is refused
 * and leaves the transaction usable. False when the payment was posted before.
 */
export async function postTaken(
  ctx: TxCtx,
  taken: Taken,
  journal: Journal<Names>,
): Promise<boolean> {
  const { method, memberId, currency, paid } = taken
  if (method !== 'balance')
    return post<Names>(ctx, { ...journal, lines: [...fromProvider(taken), ...journal.lines] })
  const { totalMinor, giftMinor } = await lockedMemberBalance(ctx, memberId, currency)
  if (await isPosted(ctx, journal)) return false
  if (totalMinor < sumOf(paid))
    throw new Refusal('error.balanceTooSmall', {
      amount: formatter(ctx.locale).money(fromMinor(totalMinor, currency)),
    })
  return post<Names>(ctx, {
    ...journal,
    lines: [...fromBalance(taken, giftMinor), ...journal.lines],
  })
}

const TENDERS = ['clearing', 'memberCash', 'memberGift', 'exchange'] as const
type TenderKind = (typeof TENDERS)[number]

const isTender = (kind: string): kind is TenderKind => (TENDERS as readonly string[]).includes(kind)

export interface Tender extends Omit<Moved, 'journal' | 'kind' | 'amountMinor'> {
  kind: TenderKind
  /** What the payment took for the line, and how much of it went back. */
  paid: bigint
  refunded: bigint
}

/** Where the money of a line came from, by one payment; `takenBy` is the kind of journal that posted it. */
export async function tendersOf(
  ctx: TxCtx,
  {
    takenBy,
    ...of
  }: { paymentId: string; subject: Subject<string>; takenBy: Journal<Names>['kind'] },
): Promise<Tender[]> {
  const tenders = new Map<string, Tender>()
  for (const { journal, kind, owner, currency, amountMinor } of await movedFor(ctx, of)) {
    if (!isTender(kind)) continue
    const key = `${kind} ${owner} ${currency}`
    const { paid, refunded } = tenders.get(key) ?? { paid: 0n, refunded: 0n }
    const isTaken = journal === takenBy
    tenders.set(key, {
      kind,
      owner,
      currency,
      paid: isTaken ? paid - amountMinor : paid,
      refunded: isTaken ? refunded : refunded + amountMinor,
    })
  }
  return [...tenders.values()]
}

/**
 * The part of a refund that goes back where `share` of the whole came from. It is the difference of two
 * rounded sums, so that the parts of all refunds add up to the share exactly.
 */
export function refundShare(
  share: bigint,
  { whole, before, amount }: { whole: bigint; before: bigint; amount: bigint },
): bigint {
  if (whole <= 0n) throw new Error('nothing was paid')
  return (share * (before + amount)) / whole - (share * before) / whole
}

/** What was paid for a line in its own currency, by one payment, and how much went back. */
export function wholeOf(tenders: readonly Tender[], currency: string) {
  const own = tenders.filter((tender) => tender.currency === currency)
  return {
    whole: own.reduce((sum, { paid }) => sum + paid, 0n),
    before: own.reduce((sum, { refunded }) => sum + refunded, 0n),
  }
}

interface Returned {
  subject: Subject<string>
  sellerId: string
  currency: string
  amountMinor: bigint
  /** What went back in the currency that was charged; by share when it is left out [PY-6]. */
  chargedMinor?: bigint | undefined
}

/** The lines that return an amount to each of the accounts that it was paid from. More than was paid is refused. */
export function returnedTo(tenders: readonly Tender[], returned: Returned): Line<Names>[] {
  const { subject, sellerId, currency, amountMinor, chargedMinor } = returned
  const { whole, before } = wholeOf(tenders, currency)
  if (amountMinor <= 0n || before + amountMinor > whole) throw new Refusal('error.stateChanged')
  const of = { whole, before, amount: amountMinor }
  const gift = tenders.find(({ kind }) => kind === 'memberGift')
  const giftBack = gift ? refundShare(gift.paid, of) : 0n
  const partOf = (tender: Tender): bigint => {
    if (tender.kind === 'memberGift') return giftBack
    if (tender.currency === currency) return amountMinor - giftBack
    if (chargedMinor === undefined) return refundShare(tender.paid, of)
    return tender.paid < 0n ? -chargedMinor : chargedMinor
  }
  return tenders.map((tender) => ({
    kind: tender.kind,
    owner: tender.owner,
    currency: tender.currency,
    subject,
    sellerId,
    amountMinor: partOf(tender),
  }))
}
