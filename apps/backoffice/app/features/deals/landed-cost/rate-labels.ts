import type { RateKind } from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import type {
  DestinationRecord,
  LandedCostRate,
  RateRecord,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const EMIRATE_WORD: Readonly<Record<Emirate, Key>> = {
  sharjah: 'device.emirateSharjah',
  dubai: 'device.emirateDubai',
  abuDhabi: 'device.emirateAbuDhabi',
  ajman: 'device.emirateAjman',
  rasAlKhaimah: 'device.emirateRasAlKhaimah',
  fujairah: 'device.emirateFujairah',
  ummAlQuwain: 'device.emirateUmmAlQuwain',
}

/** What a rate is of, without its figures and days. */
export type RateLine = Pick<
  RateRecord,
  'kind' | 'destinationCode' | 'mode' | 'emirate' | 'sizeClass' | 'from'
>

/** Which figures a kind of rate has. */
export const hasAmount = (kind: RateKind) => kind !== 'vat' && kind !== 'duty'
export const hasShare = (kind: RateKind) =>
  kind === 'fee' || kind === 'vat' || kind === 'duty' || kind === 'insurance'

interface Figures {
  amount: number
  points: number
  validFrom: string
  source: string
}

/** The next rate of a line, as the API takes it. */
export function rateOf(line: RateLine, { amount, points, ...dated }: Figures): LandedCostRate {
  const { kind, destinationCode, mode, emirate, sizeClass, from } = line
  if (kind === 'fee') return { kind, from: from ?? 0, amount, points, ...dated }
  if (kind === 'vat' || kind === 'duty') return { kind, points, ...dated }
  if (kind === 'insurance') return { kind, amount, points, ...dated }
  if (kind !== 'haulage') return { kind, destinationCode: destinationCode ?? '', amount, ...dated }
  if (!mode || !emirate || !sizeClass) throw new Error('haulage has a mode, an emirate and a size')
  return { kind, mode, emirate, sizeClass, amount, ...dated }
}

export const placeOf = ({ texts }: Pick<DestinationRecord, 'texts'>): string => {
  const { place, country } = texts[currentLocale()] ?? texts.en
  return `${place}, ${country}`
}

/** Rates in words: what they apply to, and their figures. */
export function useRateLabels(destinations: readonly DestinationRecord[]) {
  const t = useT()
  const format = useFormat()
  const dirhams = (fils: number) => `${format.number(fils / 100)}\u00a0AED`
  const share = (points: number) => `${format.number(points / 100)}%`
  return {
    appliesTo({ kind, destinationCode, mode, emirate, sizeClass, from }: RateLine): string {
      if (kind === 'fee') return t('backofficeLandedCost.feeFrom', { price: dirhams(from ?? 0) })
      const to = destinations.find(({ code }) => code === destinationCode)
      if (to) return placeOf(to)
      if (!mode || !emirate || !sizeClass) return t('backofficeLandedCost.everywhere')
      return [
        t(EMIRATE_WORD[emirate]),
        t(`backofficeLandedCost.mode_${mode}`),
        t(`backofficeLandedCost.size_${sizeClass}`),
      ].join(' · ')
    },
    value({ kind, amount, points }: Pick<RateRecord, 'kind' | 'amount' | 'points'>): string {
      if (!hasShare(kind)) return dirhams(amount)
      return hasAmount(kind) ? `${share(points)} · ≥\u00a0${dirhams(amount)}` : share(points)
    },
  }
}
