import type { Device } from '@ironsouq/contract/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/icon'
import type { ReactNode } from 'react'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'

const HOUR = 60
const HOURS_FROM = 2 * HOUR

/** The first letters of its first two words. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('')

function SellerFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-micro text-ink-muted">{label}</dt>
      <dd className="flex items-center gap-1 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Who sells it, and what may be known of him before one asks. */
export function SellerCard({ seller }: Pick<Device, 'seller'>) {
  const t = useT()
  const format = useFormat()
  const { name, replyMinutes, licenceCheckedOn } = seller
  const reply = (minutes: number) =>
    minutes < HOURS_FROM
      ? t('judging.minutes', { count: minutes })
      : t('judging.hours', { count: Math.round(minutes / HOUR) })
  return (
    <section aria-label={t('judging.seller')}>
      <div className="flex items-center gap-3 pb-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-box bg-sunk font-bold"
        >
          {initials(name)}
        </span>
        <div className="min-w-0">
          <p className="font-bold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-micro text-ink-muted">
            {t('judging.sellerSince', { year: String(seller.sinceYear) })}
            {' · '}
            {t('judging.sellerSold', { count: seller.soldCount })}
          </p>
        </div>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <SellerFact label={t('judging.repliesIn')}>
          {replyMinutes === null ? t('judging.notKnownYet') : reply(replyMinutes)}
        </SellerFact>
        <SellerFact label={t('judging.claimsUpheld')}>
          {t('judging.claimsOf', {
            claims: format.number(seller.claimsUpheld),
            sold: format.number(seller.soldCount),
          })}
        </SellerFact>
        <SellerFact label={t('judging.licence')}>
          {licenceCheckedOn === null ? (
            t('judging.notChecked')
          ) : (
            <span className="inline-flex items-center gap-1 text-proven">
              <Icon name="check" size="small" />
              <time dateTime={licenceCheckedOn}>
                {t('judging.checkedOn', { date: format.date(licenceCheckedOn) })}
              </time>
            </span>
          )}
        </SellerFact>
      </dl>
    </section>
  )
}
