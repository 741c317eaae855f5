import type { StoreEntry as Entry } from '@ironsouq/contract/mall/store-directory/store-directory.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { FollowToggle } from '#features/mall/store/parts/follow-toggle.tsx'
import { StoreMark } from '#features/mall/store/parts/store-mark.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { useReplyTime } from '#features/people/seller/parts/use-reply-time.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** So many categories say what a store sells. */
const SELLS = 4

/** Only what is recorded: a figure without a record is left out. */
function useRecord({ products, sent, since, replyMinutes }: Entry) {
  const t = useT()
  const format = useFormat()
  const replyTime = useReplyTime()
  return [
    { word: t('store.products'), figure: format.number(products) },
    ...(sent === 0 ? [] : [{ word: t('store.sent'), figure: format.number(sent) }]),
    { word: t('store.since'), figure: since.slice(0, 4) },
    ...(replyMinutes === null
      ? []
      : [{ word: t('sellerPage.replyTime'), figure: replyTime(replyMinutes) }]),
  ]
}

/** A store of the directory: who it is, what it sells and its record. */
export function StoreEntry({ store }: { store: Entry }) {
  const t = useT()
  const format = useFormat()
  const record = useRecord(store)
  const { storeId, name, isOwn, area, emirate, licenceCheckedOn, sells } = store
  return (
    <li className="grid min-w-0 gap-3 rounded-box border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-3">
        <StoreMark store={store} />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 className="text-body font-bold wrap-anywhere">
            <LocalLink
              href={storePath({ storeId })}
              className="inline-block py-1 underline-offset-3 hover:underline"
            >
              <bdi>{name}</bdi>
            </LocalLink>
          </h2>
          <p className="text-small text-ink-muted">
            {[area, t(EMIRATE_WORD[emirate])].filter(Boolean).join(' · ')}
          </p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            {isOwn && <Badge tone="ink">{t('mall.ownStore')}</Badge>}
            {licenceCheckedOn !== null && (
              <Badge tone="proven" icon="check" isWrapped>
                {t('sellerPage.licenceVerified', { date: format.date(licenceCheckedOn) })}
              </Badge>
            )}
          </p>
        </div>
        <div className="max-sm:w-full max-sm:*:w-full">
          <FollowToggle storeId={storeId} />
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {sells.slice(0, SELLS).map(({ code, name: category, count }) => (
          <li key={code}>
            <LocalLink
              href={storePath({ storeId, category: code })}
              rel="nofollow"
              className="inline-flex min-h-8 items-center gap-1 hover:underline"
            >
              {category}
              <span className="text-ink-muted tabular-nums">{format.number(count)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-4">
        {record.map(({ word, figure }) => (
          <div key={word} className="min-w-0">
            <dt className="text-micro text-ink-muted">{word}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
