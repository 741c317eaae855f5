import type {
  QuoteMachine,
  SellerInquiry,
} from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import type { QuoteDelivery, QuoteValidDays } from '@ironsouq/contract/deals/quote/quote.limits'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { SELLER_WARRANTIES } from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import type { VatMode } from '@ironsouq/contract/money/tax/tax.enums'
import { dirhams } from '@ironsouq/portal/quote/dirhams.ts'

export interface QuoteValues {
  machine: QuoteMachine | undefined
  price: number
  vat: VatMode
  delivery: QuoteDelivery
  readyOn: string
  warranty: (typeof SELLER_WARRANTIES)[number]
  validDays: QuoteValidDays
  included: string
  note: string
}

const UAE = 'AE'
const USUAL_DAYS = 7

/** What the form begins with: the quote that it replaces, or what is usual. */
export function startOf({ country }: SellerInquiry, before: Quote | undefined): QuoteValues {
  const warranty = SELLER_WARRANTIES.find((each) => each === before?.warranty) ?? 'none'
  const usual = { machine: undefined, warranty, validDays: USUAL_DAYS } as const
  if (before) {
    const { price, vat, delivery, readyOn, included, note } = before
    return {
      ...usual,
      price: approximate(price),
      vat,
      delivery,
      readyOn: readyOn ?? '',
      included,
      note,
    }
  }
  const isAtHome = country === '' || country === UAE
  return {
    ...usual,
    price: NaN,
    vat: isAtHome ? 'standard' : 'zeroExport',
    delivery: 'yard',
    readyOn: '',
    included: '',
    note: '',
  }
}

/** What a quote states besides its machine, as a request sends it. */
export function termsOf(values: QuoteValues) {
  const { price, vat, delivery, readyOn, warranty, validDays, included, note } = values
  return {
    price: dirhams(price),
    vat,
    delivery,
    readyOn,
    warranty,
    validDays,
    included,
    note,
  }
}

/** The field of the form that a name of the request belongs to. */
export function fieldOf(name: string): string {
  const [first = ''] = name.split('.')
  return first === 'deviceId' ? 'machine' : first
}

export const isComplete = ({ machine, price, readyOn }: QuoteValues): boolean =>
  machine !== undefined && !Number.isNaN(price) && price > 0 && readyOn !== ''
