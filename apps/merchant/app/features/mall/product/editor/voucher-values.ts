import type { BuyerField, VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'

/** The terms of virtual goods as they are typed. */
export interface TypedTerms extends Pick<VoucherTerms, 'kind' | 'validity' | 'isRefundable'> {
  uses: string
  days: string
  from: string
  until: string
  fields: BuyerField[]
}

export const USUAL_TERMS: TypedTerms = {
  kind: 'single',
  validity: 'days',
  isRefundable: true,
  uses: '',
  days: '180',
  from: '',
  until: '',
  fields: [],
}

export const typedTerms = (terms: VoucherTerms | null): TypedTerms =>
  terms === null
    ? USUAL_TERMS
    : {
        ...terms,
        uses: String(terms.uses ?? ''),
        days: String(terms.days ?? ''),
        from: terms.from ?? '',
        until: terms.until ?? '',
      }

/** A number that was typed; what is none is sent as it is, and refused at its field. */
const whole = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : NaN)

/** What belongs to another kind or validity is not sent. */
export const sentTerms = (typed: TypedTerms): VoucherTerms => {
  const { kind, validity, isRefundable, uses, days, from, until, fields } = typed
  const isRange = validity === 'range'
  return {
    kind,
    validity,
    isRefundable,
    uses: kind === 'counted' ? whole(uses) : null,
    days: validity === 'days' ? whole(days) : null,
    from: isRange ? from : null,
    until: isRange ? until : null,
    fields: fields.filter(({ label }) => Object.values(label).some((text) => text.trim() !== '')),
  }
}

export const labelIn = ({ label }: BuyerField, locale: LocaleCode): string =>
  label[locale] ?? label.en

/** English stands for languages without a text, so the first text is both. */
export const withLabel = (field: BuyerField, locale: LocaleCode, text: string): BuyerField => {
  const { en } = field.label
  const isDouble = en === '' || en === field.label[locale]
  return { ...field, label: { ...field.label, [locale]: text, en: isDouble ? text : en } }
}
