import type { SavedSearch } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Form } from 'react-router'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PACE_WORD } from './pace-labels.ts'
import { SearchFields } from './search-fields.tsx'

export const SAVED_SEARCHES = '/user-center/saved-searches'

interface FieldsOfFormProps {
  intent: 'look' | 'change' | 'remove'
  savedSearchId: string
}

function FieldsOfForm({ intent, savedSearchId }: FieldsOfFormProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="savedSearchId" value={savedSearchId} />
    </>
  )
}

/** What is new since the member last looked. */
function News({ news, seenAt }: Pick<SavedSearch, 'news' | 'seenAt'>) {
  const t = useT()
  const format = useFormat()
  const texts = [
    ...(news.new > 0 ? [t('savedSearch.new', { count: news.new })] : []),
    ...(news.cheaper > 0 ? [t('userCenter.cheaperCount', { count: news.cheaper })] : []),
    ...(news.sold > 0 ? [t('userCenter.soldCount', { count: news.sold })] : []),
  ]
  if (texts.length === 0)
    return (
      <p className="text-small text-ink-muted">
        {t('savedSearch.nothingNew', { date: format.date(seenAt) })}
      </p>
    )
  return <p className="font-semibold tabular-nums">{texts.join(' · ')}</p>
}

/** A saved search with its news, and a form to change or delete it that works without script. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const t = useT()
  const { savedSearchId, name, pace, note, isWant, news, pictures, seenAt } = search
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <Badge>{t(PACE_WORD[pace])}</Badge>
          <News news={news} seenAt={seenAt} />
          {note !== '' && (
            <p className="text-small text-ink-2 wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          )}
        </div>
        {pictures.length > 0 && (
          <ul className="flex gap-2">
            {pictures.map(({ deviceId, title, picture }) => (
              <li key={deviceId} className="w-20 overflow-hidden rounded-box bg-sunk">
                <Picture picture={picture} alt={title} sizes="80px" />
              </li>
            ))}
          </ul>
        )}
        <Form method="post">
          <FieldsOfForm intent="look" savedSearchId={savedSearchId} />
          <button type="submit" className={buttonLook({ size: 'dense' })}>
            {t('savedSearch.show')}
          </button>
        </Form>
      </div>
      <details>
        <summary
          aria-label={t('savedSearch.editName', { name })}
          className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-3 lg:min-h-9"
        >
          {t('savedSearch.edit')}
        </summary>
        <Form method="post" className="grid gap-4 pt-2 lg:max-w-120">
          <FieldsOfForm intent="change" savedSearchId={savedSearchId} />
          <SearchFields name={name} pace={pace} note={isWant ? note : undefined} />
          <button type="submit" className={buttonLook({ tone: 'ink' })}>
            {t('savedSearch.change')}
          </button>
        </Form>
        <Form method="post" className="pt-3">
          <FieldsOfForm intent="remove" savedSearchId={savedSearchId} />
          <button type="submit" className={buttonLook({ size: 'dense' })}>
            {t('savedSearch.delete')}
          </button>
        </Form>
      </details>
    </li>
  )
}
