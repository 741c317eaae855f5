import type { DataOf } from '@ironsouq/contract/endpoint'
import type { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { followedPath } from './followed-path.ts'
import { followedStore } from './parts/followed-store.ts'
import { StoreMark } from './parts/store-mark.tsx'
import { storePath } from './parts/store-path.ts'

type Followed = DataOf<typeof storeEndpoints.followed>

export interface FollowedAnswer extends FormAnswer {
  intent: 'follow' | 'unfollow'
  storeId: string
  name: string
}

interface FollowFieldsProps {
  intent: FollowedAnswer['intent']
  storeId: string
  name: string
}

/** The fields of the form; the name comes back in the message. */
function FollowFields({ intent, storeId, name }: FollowFieldsProps) {
  return (
    <>
      <input type="hidden" name={INTENT} value={intent} />
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="name" value={name} />
    </>
  )
}

function Result({ answer }: { answer: FollowedAnswer }) {
  const t = useT()
  const { intent, faults, storeId, name } = answer
  if (faults)
    return (
      <Banner tone="refused" isLive>
        {faults.msg || t('userCenter.failed')}
      </Banner>
    )
  if (intent === 'follow') return null
  return (
    <Banner
      tone="proven"
      isLive
      action={
        <Form method="post" preventScrollReset>
          <FollowFields intent="follow" storeId={storeId} name={name} />
          <button type="submit" className={buttonLook({ size: 'dense' })}>
            {t('userCenter.undo')}
          </button>
        </Form>
      }
    >
      {t('store.unfollowed', { name: isolated(name) })}
    </Banner>
  )
}

function FollowedCard({ store }: { store: Followed['records'][number] }) {
  const t = useT()
  const { storeId, name, description, area, emirate, followers, isOwn, isSelling } = store
  const place = [
    area && isolated(area),
    t(EMIRATE_WORD[emirate]),
    t('store.followerCount', { count: followers }),
  ]
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-box border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <StoreMark store={store} />
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-bold wrap-anywhere">
            <LocalLink href={storePath({ storeId })} className="hover:underline">
              <bdi>{name}</bdi>
            </LocalLink>
          </h2>
          <p className="text-micro text-ink-muted">{place.filter(Boolean).join(' · ')}</p>
        </div>
        <Form method="post" preventScrollReset>
          <FollowFields intent="unfollow" storeId={storeId} name={name} />
          <button
            type="submit"
            aria-label={t('store.unfollow', { name: isolated(name) })}
            className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
          >
            <Icon name="heart-on" />
          </button>
        </Form>
      </div>
      {(isOwn || !isSelling) && (
        <p className="flex flex-wrap gap-2">
          {isOwn && <Badge tone="ink">{t('mall.ownStore')}</Badge>}
          {!isSelling && (
            <Badge tone="wait" icon="warn">
              {t('store.notSelling')}
            </Badge>
          )}
        </p>
      )}
      {description !== '' && (
        <p dir="auto" className="line-clamp-3 text-small text-ink-2 wrap-anywhere">
          {description}
        </p>
      )}
    </li>
  )
}

interface FollowedPageProps {
  current: number
  size: number
  last: number
  page: Followed
  answer: FollowedAnswer | undefined
}

/** The stores that the member follows, the latest first [MS-2]. */
export function FollowedPage({ current, size, last, page, answer }: FollowedPageProps) {
  const t = useT()
  const { records, total } = page
  // The button of a store's page asks again after a change here.
  useEffect(() => {
    if (answer) followedStore.reset()
  }, [answer])
  return (
    <Page>
      <PageHead
        title={t('shell.followedStores')}
        {...(total > 0 && { lead: t('store.storeCount', { count: total }) })}
      />
      {answer && <Result answer={answer} />}
      <Busy>
        {total === 0 ? (
          <EmptyState title={t('store.followedNone')} body={t('store.followedNoneBody')}>
            <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
              {t('mall.backToMall')}
            </LocalLink>
          </EmptyState>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              {records.map((store) => (
                <FollowedCard key={store.storeId} store={store} />
              ))}
            </ul>
            <Pager current={current} size={size} total={total} last={last} at={followedPath} />
          </>
        )}
      </Busy>
    </Page>
  )
}
