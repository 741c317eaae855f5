import type {
  SavedSearch,
  savedSearchEndpoints,
} from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import type { WantedPart } from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { WantedParts } from '#features/mall/wanted-part/parts/wanted-parts.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { SavedSearchRow } from './saved-search-row.tsx'

interface SearchesProps {
  heading: string
  note?: string
  searches: readonly SavedSearch[]
}

function Searches({ heading, note, searches }: SearchesProps) {
  if (searches.length === 0) return null
  return (
    <section>
      <h2 className="text-lead font-bold tracking-tight">{heading}</h2>
      {note !== undefined && <p className="text-ink-muted">{note}</p>}
      <ul className="mt-2 border-t-2 border-ink">
        {searches.map((search) => (
          <SavedSearchRow
            key={`${search.savedSearchId} ${search.name} ${search.pace}`}
            search={search}
          />
        ))}
      </ul>
    </section>
  )
}

interface SavedSearchesPageProps {
  page: DataOf<typeof savedSearchEndpoints.list>
  parts: readonly WantedPart[]
  /** Whether a search was saved on the page before. */
  isSaved: boolean
  answer: FormAnswer | undefined
}

/** Saved searches, wanted machines and wanted parts, with what is new in each. */
export function SavedSearchesPage({ page, parts, isSaved, answer }: SavedSearchesPageProps) {
  const t = useT()
  const { records, isMailed } = page
  const count = records.reduce((sum, { news }) => sum + news.new, 0)
  const title = count > 0 ? t('savedSearch.newCount', { count }) : t('savedSearch.title')
  const settings = (
    <LocalLink href="/user-center/notices#reach" className={buttonLook({ size: 'dense' })}>
      {t('savedSearch.mailSettings')}
    </LocalLink>
  )
  return (
    <Page>
      <PageHead title={title}>
        {records.length > 0 && (
          <LocalLink href="/device-list" className={buttonLook({ size: 'dense' })}>
            {t('savedSearch.newSearch')}
          </LocalLink>
        )}
      </PageHead>
      {isSaved && <Banner tone="proven">{t('savedSearch.saved')}</Banner>}
      {answer?.faults && (
        <Banner tone="refused">{answer.faults.msg || t('userCenter.failed')}</Banner>
      )}
      <Busy>
        {records.length === 0 && parts.length === 0 ? (
          <EmptyState title={t('savedSearch.emptyTitle')} body={t('savedSearch.emptyBody')}>
            <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
              {t('userCenter.browseMachines')}
            </LocalLink>
          </EmptyState>
        ) : (
          <div className="grid gap-6">
            {records.length > 0 && (
              <Banner action={settings}>
                {t(isMailed ? 'savedSearch.paceNote' : 'savedSearch.mailsOff')}
              </Banner>
            )}
            <Searches
              heading={t('savedSearch.searches')}
              searches={records.filter(({ isWant }) => !isWant)}
            />
            <Searches
              heading={t('savedSearch.wants')}
              note={t('savedSearch.wantsNote')}
              searches={records.filter(({ isWant }) => isWant)}
            />
            <WantedParts parts={parts} />
          </div>
        )}
      </Busy>
    </Page>
  )
}
