import type { QuoteDelivery } from '@ironsouq/contract/deals/quote/quote.limits'
import { proformaLabel, quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import { ibanText } from '@ironsouq/contract/money/bank-account/iban'
import { formatter } from '@ironsouq/i18n/format'
import { isolated, isolatedLtr } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BankAccountRow } from '#features/money/bank-account/bank-account.queries.ts'
import type { InvoiceParties } from './invoice/quote.parties.projection.ts'
import type { ProformaRow, QuoteRow } from './quote.queries.ts'
import { invoiceOf, laterOf } from './quote.rules.ts'

/** What the sheet names in one language. */
export interface InvoiceNames {
  locale: LocaleCode
  machine: string
  seller: string
  /** Where the machine goes. */
  place: string
}

interface Invoice {
  row: QuoteRow
  invoice: ProformaRow
  /** The buyer's language, and Arabic or English beside it. */
  names: readonly [InvoiceNames, InvoiceNames]
  inquiryNo: number | null
  stockNo: string
  yearMade: number
  parties: InvoiceParties
  /** Where to pay, once two people of the staff have seen it. */
  account: Pick<BankAccountRow, 'holder' | 'bank' | 'iban' | 'swift'> | undefined
}

const HUNDRED = 100n

/** As every invoice of the Emirates writes it: 232,000.00. */
export function amountText(minor: bigint): string {
  const units = (minor / HUNDRED).toLocaleString('en-US')
  return `${units}.${String(minor % HUNDRED).padStart(2, '0')}`
}

const RATE_DIGITS = 8

/** The total in the currency of the frozen rate, to its hundredth. */
function converted(minor: bigint, rate: string): bigint {
  const [units = '0', fraction = ''] = rate.split('.')
  const scaled = BigInt(units + fraction.padEnd(RATE_DIGITS, '0').slice(0, RATE_DIGITS))
  return (minor * 10n ** BigInt(RATE_DIGITS) + scaled / 2n) / scaled
}

const deliveryText = ({ locale, place }: InvoiceNames, delivery: QuoteDelivery) =>
  translator(locale)(`proforma.delivery_${delivery}`, { place })

/** A proforma invoice as its template reads it. */
export function proformaContent(given: Invoice) {
  const { row, invoice, names, inquiryNo, stockNo, yearMade, account, parties } = given
  const [main] = names
  const format = formatter(main.locale)
  const t = translator(main.locale)
  const pair = (text: (of: InvoiceNames) => string) => names.map(text)
  const inBoth = (key: Parameters<typeof t>[0], values = {}) =>
    pair(({ locale }) => translator(locale)(key, values))
  const number = proformaLabel(invoice.year, invoice.number)
  const { lines, net, vat, total, deposit, balance } = invoiceOf(row)
  const later = laterOf(row)
  const { licenceNo, trn, sellerAddress, buyerAddress, serialNo, workHours, hsCode } = parties
  const named = (key: 'licence' | 'trn' | 'serial' | 'hsCode', number: string | null) =>
    number ? t(`proforma.${key}`, { number: isolatedLtr(number) }) : ''
  const firm = [
    sellerAddress && isolated(sellerAddress),
    named('licence', licenceNo),
    named('trn', trn),
  ]
  const buyer = [
    invoice.buyerCompany,
    invoice.buyerName,
    buyerAddress,
    invoice.buyerEmail,
    invoice.buyerPhone,
  ]
  const machineFacts = [
    isolatedLtr(stockNo),
    named('serial', serialNo),
    workHours === null ? '' : t('proforma.hours', { hours: format.number(workHours) }),
    named('hsCode', hsCode),
    row.included === '' ? '' : isolated(row.included),
  ]
  return {
    house: t('shell.webCompanyName'),
    documentTitle: t('proforma.documentTitle', { number }),
    title: inBoth('proforma.title'),
    number,
    date: format.date(invoice.createdAt),
    parties: [
      [inBoth('proforma.seller'), [main.seller, ...firm.filter((line) => line !== '')]],
      [inBoth('proforma.buyer'), buyer.filter((line) => line !== '').map(isolated)],
    ],
    facts: [
      [inBoth('proforma.quote'), isolatedLtr(quoteLabel(row.quoteNo))],
      ...(inquiryNo === null ? [] : [[inBoth('proforma.inquiry'), isolatedLtr(String(inquiryNo))]]),
      [inBoth('proforma.reservedUntil'), format.dateTime(invoice.dueAt)],
      [inBoth('proforma.delivery'), deliveryText(main, row.delivery)],
      ...(row.readyOn === null ? [] : [[inBoth('proforma.ready'), format.date(row.readyOn)]]),
      [
        inBoth('proforma.rate'),
        isolatedLtr(`1 ${row.rateCurrency} = ${String(Number(row.rate))} AED`),
      ],
    ],
    description: inBoth('proforma.description'),
    amount: inBoth('proforma.amount'),
    lines: lines.map(({ kind, amount }) =>
      kind === 'price'
        ? [
            pair(({ locale, machine }) =>
              translator(locale)('proforma.machine', { machine, year: String(yearMade) }),
            ),
            machineFacts.filter((fact) => fact !== '').join(' · '),
            amountText(amount),
          ]
        : [
            inBoth(`proforma.${kind as 'haulage' | 'freight' | 'papers' | 'insurance'}`),
            null,
            amountText(amount),
          ],
    ),
    sums: [
      [inBoth('proforma.net'), amountText(net), false],
      [inBoth(`proforma.vat_${row.vat}`), amountText(vat), false],
      [inBoth('proforma.total'), amountText(total), true],
      [
        inBoth('proforma.equals', { currency: row.rateCurrency }),
        amountText(converted(total, row.rate)),
        false,
      ],
      [
        pair(({ locale }) =>
          translator(locale)('proforma.deposit', {
            date: formatter(locale).dayMonth(invoice.dueAt),
          }),
        ),
        amountText(deposit),
        false,
      ],
      [inBoth('proforma.balance'), amountText(balance), false],
      ...(later
        ? [
            [inBoth('proforma.laterTitle'), '', true],
            [inBoth('proforma.fee'), amountText(later.fee), false],
            [inBoth('proforma.feeVat'), amountText(later.feeVat), false],
            [inBoth('proforma.others'), amountText(later.others), false],
            [inBoth('proforma.accepted'), amountText(later.accepted), true],
          ]
        : []),
    ],
    tax: { heading: inBoth('proforma.taxTitle'), text: inBoth(`proforma.tax_${row.vat}`) },
    pay: {
      heading: inBoth('proforma.payTitle'),
      text: inBoth('proforma.payText'),
      reference: inBoth('proforma.reference'),
      account: account
        ? [
            [inBoth('proforma.accountHolder'), isolated(account.holder)],
            [inBoth('proforma.bank'), isolated(account.bank)],
            [inBoth('proforma.iban'), isolatedLtr(ibanText(account.iban))],
            [inBoth('proforma.swift'), isolatedLtr(account.swift)],
          ]
        : [],
    },
    foot: inBoth('proforma.foot'),
  }
}
