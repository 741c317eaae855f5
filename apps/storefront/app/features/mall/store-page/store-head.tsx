import type { StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { FollowToggle } from '#features/mall/store/parts/follow-toggle.tsx'
import { StoreMark } from '#features/mall/store/parts/store-mark.tsx'
import { useReplyTime } from '#features/people/seller/parts/use-reply-time.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface StoreHeadProps {
  store: StoreInfo
  /** How many products it has for sale. */
  total: number
}

/** Only what is recorded: a figure without a record is left out. */
function useFigures({ store, total }: StoreHeadProps) {
  const t = useT()
  const format = useFormat()
  const replyTime = useReplyTime()
  const { followers, replyMinutes, rating } = store
  return [
    { name: t('store.products'), value: format.number(total) },
    { name: t('store.followers'), value: format.number(followers) },
    ...(rating === null
      ? []
      : [
          {
            name: t('mall.ratingCount', { count: rating.count }),
            value: t('mall.ratingAverage', { average: format.number(rating.average) }),
          },
        ]),
    ...(replyMinutes === null
      ? []
      : [{ name: t('sellerPage.replyTime'), value: replyTime(replyMinutes) }]),
  ]
}

/** Who the store is, how to reach it, and its record in figures. */
export function StoreHead({ store, total }: StoreHeadProps) {
  const t = useT()
  const format = useFormat()
  const figures = useFigures({ store, total })
  const { storeId, code, name, description, isOwn, licenceCheckedOn, area, emirate } = store
  const place = [area && isolated(area), t(EMIRATE_WORD[emirate])].filter(Boolean).join(' · ')
  const since = t('sellerPage.memberSince', { year: store.since.slice(0, 4) })
  return (
    <header className="grid gap-4 pb-4">
      <div className="grid gap-4 sm:flex sm:items-start">
        <div className="flex min-w-0 flex-1 items-start gap-4">
          <StoreMark store={store} size="large" />
          <div className="grid min-w-0 gap-1">
            <h1 className="text-title font-extrabold tracking-head wrap-anywhere lg:text-head">
              <bdi>{name}</bdi>
            </h1>
            <p className="flex flex-wrap gap-2">
              <Badge tone={isOwn ? 'ink' : 'line'}>
                {t(isOwn ? 'mall.ownStore' : 'store.independent')}
              </Badge>
              {licenceCheckedOn !== null && (
                <Badge tone="proven" icon="check" isWrapped>
                  {t('sellerPage.licenceVerified', { date: format.date(licenceCheckedOn) })}
                </Badge>
              )}
            </p>
            {description !== '' && (
              <p dir="auto" className="text-ink-2 wrap-anywhere">
                {description}
              </p>
            )}
            <p className="text-ink-muted">{`${place} · ${since}`}</p>
          </div>
        </div>
        {store.state !== 'terminated' && (
          <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
            <ChatLink to={{ consult: 'store', sellerCode: code }} className={buttonLook()}>
              <Icon name="chat" size="small" />
              {t('store.message')}
            </ChatLink>
            <FollowToggle storeId={storeId} />
          </div>
        )}
      </div>
      <section aria-label={t('store.figures')}>
        <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {figures.map(({ name: label, value }) => (
            <div key={label} className="grid content-start px-3 py-3 lg:px-4">
              <dt className="text-micro text-ink-muted">{label}</dt>
              <dd className="text-lead font-extrabold tabular-nums lg:text-title">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </header>
  )
}
