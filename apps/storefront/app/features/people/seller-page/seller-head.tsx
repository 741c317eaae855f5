import type { SellerPage } from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { initials } from '#features/people/seller/parts/initials.ts'
import { useReplyTime } from '#features/people/seller/parts/use-reply-time.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface Figure {
  name: string
  value: string
  note: string
}

/** Only what is recorded: a figure without a record is left out. */
function useFigures(page: SellerPage): Figure[] {
  const t = useT()
  const format = useFormat()
  const replyTime = useReplyTime()
  const { forSale, inspected, soldCount, claimsUpheld, replyMinutes } = page
  const count = (value: number) => format.number(value)
  return [
    {
      name: t('sellerPage.forSale'),
      value: count(forSale),
      note: t('sellerPage.newThisMonth', { count: page.newThisMonth }),
    },
    {
      name: t('sellerPage.sold'),
      value: count(soldCount),
      note: t('sellerPage.sinceYear', { year: String(page.sinceYear) }),
    },
    ...(forSale > 0
      ? [
          {
            name: t('sellerPage.inspected'),
            value: format.percent(inspected / forSale),
            note: t('sellerPage.ofForSale', { count: count(inspected), total: count(forSale) }),
          },
        ]
      : []),
    ...(replyMinutes === null
      ? []
      : [{ name: t('sellerPage.replyTime'), value: replyTime(replyMinutes), note: '' }]),
    ...(soldCount > 0
      ? [
          {
            name: t('sellerPage.claimsUpheld'),
            value: count(claimsUpheld),
            note: t('sellerPage.ofSold', { count: count(soldCount) }),
          },
        ]
      : []),
  ]
}

/** Who the seller is, and their record in figures. */
export function SellerHead({ page }: { page: SellerPage }) {
  const t = useT()
  const format = useFormat()
  const figures = useFigures(page)
  const { code, name, sinceYear, licenceCheckedOn } = page
  return (
    <header className="grid gap-5 pb-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-box bg-graphite text-lead font-bold text-on-graphite lg:size-18"
        >
          {initials(name)}
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-title font-extrabold tracking-head wrap-anywhere lg:text-head">
              <bdi>{name}</bdi>
            </h1>
            {licenceCheckedOn && (
              <Badge tone="proven" icon="check" isWrapped>
                {t('sellerPage.licenceVerified', { date: format.date(licenceCheckedOn) })}
              </Badge>
            )}
          </div>
          <p className="text-ink-muted">
            {t('sellerPage.memberSince', { year: String(sinceYear) })}
          </p>
        </div>
        <ChatLink
          to={{ consult: 'store', sellerCode: code }}
          className={`${buttonLook()} ms-auto max-sm:hidden`}
        >
          <Icon name="chat" size="small" />
          {t('sellerPage.message')}
        </ChatLink>
      </div>
      <ChatLink
        to={{ consult: 'store', sellerCode: code }}
        className={`${buttonLook({ isWide: true })} sm:hidden`}
      >
        <Icon name="chat" size="small" />
        {t('sellerPage.message')}
      </ChatLink>
      <section aria-label={t('sellerPage.record')}>
        <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {figures.map(({ name: label, value, note }) => (
            <div key={label} className="grid content-start px-3 py-3 lg:px-4">
              <dt className="text-micro text-ink-muted">{label}</dt>
              <dd className="text-lead font-extrabold tabular-nums lg:text-title">
                {value}
                {note && (
                  <span className="block text-micro font-normal text-ink-muted">{note}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </header>
  )
}
