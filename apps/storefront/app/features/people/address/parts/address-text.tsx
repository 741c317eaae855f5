import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type { AddressCopy } from '@ironsouq/contract/people/address/address.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useComma } from '#kit/text/use-comma.ts'
import { useT } from '#kit/text/use-t.ts'

/** The lines of an address; the texts are the buyer's own, in any script. */
export function AddressText({ address }: { address: AddressCopy }) {
  const t = useT()
  const comma = useComma()
  const { locale } = useSiteData()
  const { country, region, city, detail, makani, postalCode } = address
  const emirate = EMIRATES.find((each) => each === region)
  const names = new Intl.DisplayNames(LOCALES[locale].bcp47, { type: 'region' })
  return (
    <span className="break-words">
      <bdi>{detail}</bdi>
      {comma}
      <bdi>{city}</bdi>
      {comma}
      <bdi>{emirate && country === 'AE' ? t(EMIRATE_WORD[emirate]) : region}</bdi>
      {postalCode !== null && (
        <>
          {' '}
          <bdi>{postalCode}</bdi>
        </>
      )}
      {country !== 'AE' && (
        <>
          {comma}
          <bdi suppressHydrationWarning>{names.of(country) ?? country}</bdi>
        </>
      )}
      {makani !== null && (
        <>
          {' · '}
          {t('address.makani')} <bdi>{makani}</bdi>
        </>
      )}
    </span>
  )
}
