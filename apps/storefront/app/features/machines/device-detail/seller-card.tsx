import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { initials } from '#features/people/seller/parts/initials.ts'
import { useReplyTime } from '#features/people/seller/parts/use-reply-time.ts'
import { sellerPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function SellerFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-micro text-ink-muted">{label}</dt>
      <dd className="flex items-center gap-1 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** The seller, and what is known about them before contact. */
export function SellerCard({ seller }: Pick<Device, 'seller'>) {
  const t = useT()
  const format = useFormat()
  const { name, replyMinutes, licenceCheckedOn } = seller
  const replyTime = useReplyTime()
  return (
    <section aria-label={t('deviceDetail.seller')}>
      <div className="flex items-center gap-3 pb-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-box bg-sunk font-bold"
        >
          {initials(name)}
        </span>
        <div className="min-w-0">
          <p className="font-bold">
            <LocalLink
              href={sellerPath(seller.code)}
              className="underline-offset-3 hover:underline"
            >
              <bdi>{name}</bdi>
            </LocalLink>
          </p>
          <p className="text-micro text-ink-muted">
            {t('deviceDetail.sellerSince', { year: String(seller.sinceYear) })}
            {' · '}
            {t('deviceDetail.sellerSold', { count: seller.soldCount })}
          </p>
        </div>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <SellerFact label={t('deviceDetail.replyTime')}>
          {replyMinutes === null ? t('deviceDetail.notKnownYet') : replyTime(replyMinutes)}
        </SellerFact>
        <SellerFact label={t('deviceDetail.claimsUpheld')}>
          {t('deviceDetail.claimsOf', {
            claims: format.number(seller.claimsUpheld),
            sold: format.number(seller.soldCount),
          })}
        </SellerFact>
        <SellerFact label={t('deviceDetail.tradeLicence')}>
          {licenceCheckedOn === null ? (
            t('deviceDetail.notVerified')
          ) : (
            <span className="inline-flex items-center gap-1 text-proven">
              <Icon name="check" size="small" />
              <time dateTime={licenceCheckedOn}>
                {t('deviceDetail.verifiedOn', { date: format.date(licenceCheckedOn) })}
              </time>
            </span>
          )}
        </SellerFact>
      </dl>
      <p className="pt-2">
        <LocalLink
          href={sellerPath(seller.code)}
          className="inline-flex min-h-11 items-center gap-1 font-medium underline underline-offset-3"
        >
          {t('deviceDetail.sellerMachines')}
        </LocalLink>
      </p>
    </section>
  )
}
