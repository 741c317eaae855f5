import type { LandedCostReason } from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import type { QuoteDelivery } from '@ironsouq/contract/deals/quote/quote.limits'
import { READY_DAYS_MAX } from '@ironsouq/contract/deals/quote/quote.limits'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { VatMode } from '@ironsouq/contract/money/tax/tax.enums'
import { landedCostTables } from '#features/deals/landed-cost/landed-cost.queries.ts'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { DIRHAM, quoteCost, type FrozenCost } from './quote.rules.ts'

/** The peg of the central bank, for an installation whose table of currencies has no dirham. */
const PEG = '3.6725'
const SHOWN = 'USD'
const DAY_MS = 86_400_000

export const fault = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

/** Dirhams for one dollar: the rate that the quote keeps. */
export async function rateToday(ctx: Ctx) {
  const known = (await currencies(ctx)).find(({ currencyCode }) => currencyCode === DIRHAM)
  return { rateCurrency: SHOWN, rate: known?.exchangeRate ?? PEG }
}

/** The machine of a quote, which must be for sale. In the call of a merchant it is an own one. */
export async function machineForSale(ctx: Ctx, deviceId: string): Promise<DeviceCard> {
  const card = (await cardsOf(ctx, [deviceId])).get(deviceId)
  if (!card) throw notFound()
  if (card.state !== 'listed') throw new Refusal('error.deviceNotForSale')
  return card
}

interface Terms {
  priceMinor: bigint
  vat: VatMode
  delivery: QuoteDelivery
}

interface TermsCost {
  cost: FrozenCost | null
  /** Why there is none. */
  gap: LandedCostReason | 'noPlace' | null
}

/** The landed cost at the buyer's place. Who delivers further than the yard must know its price. */
export async function costOfTerms(
  ctx: Ctx,
  card: DeviceCard,
  terms: Terms,
  destinationCode: string | null,
): Promise<TermsCost> {
  const tables = await landedCostTables(ctx)
  const to = tables.destinations.find(({ code }) => code === destinationCode)
  if (to?.mode === 'local' && terms.vat === 'zeroExport') throw fault('vat')
  if (to?.mode === 'local' && terms.delivery !== 'yard') throw fault('delivery')
  const cost = to ? quoteCost(card, terms, to, tables) : 'noPlace'
  if (typeof cost !== 'string') return { cost, gap: null }
  if (terms.delivery !== 'yard') throw fault('delivery')
  return { cost: null, gap: cost }
}

/** A day from today on, and within a year. */
export function checkReadyOn(ctx: Ctx, readyOn: string): void {
  const now = ctx.now().getTime()
  const last = new Date(now + READY_DAYS_MAX * DAY_MS).toISOString().slice(0, 10)
  const first = new Date(now).toISOString().slice(0, 10)
  if (readyOn < first || readyOn > last) throw fault('readyOn')
}

export const validUntil = (ctx: Ctx, days: number) => new Date(ctx.now().getTime() + days * DAY_MS)
