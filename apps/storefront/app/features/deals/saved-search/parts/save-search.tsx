import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ListQuery } from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { newSearchPath } from './new-search-path.ts'

interface SaveSearchProps {
  query: ListQuery
  /** Proposed to the reader, from the filters. */
  name: string
}

/** Leads to the form that saves the search of the list. */
export function SaveSearch({ query, name }: SaveSearchProps) {
  const t = useT()
  return (
    <LocalLink
      href={newSearchPath(query, { name })}
      prefetch="none"
      rel="nofollow"
      className={buttonLook({ size: 'dense' })}
    >
      <Icon name="bell" />
      {t('savedSearch.save')}
    </LocalLink>
  )
}

/** For a list without results: be notified later, or say what is missing. */
export function SaveWant({ query, name }: SaveSearchProps) {
  const t = useT()
  return (
    <section className="grid justify-items-start gap-3 rounded-box bg-sunk p-4 lg:max-w-195 lg:p-6">
      <h2 className="text-lead font-bold tracking-tight">{t('savedSearch.lookTitle')}</h2>
      <p className="text-ink-2">{t('savedSearch.lookBody')}</p>
      <LocalLink
        href={newSearchPath(query, { name })}
        prefetch="none"
        rel="nofollow"
        className={buttonLook({ tone: 'ink' })}
      >
        <Icon name="bell" />
        {t('savedSearch.save')}
      </LocalLink>
      <p className="text-ink-2">{t('savedSearch.wantBody')}</p>
      <LocalLink
        href={newSearchPath(query, { name, isWant: true })}
        prefetch="none"
        rel="nofollow"
        className={buttonLook()}
      >
        {t('savedSearch.saveWant')}
      </LocalLink>
    </section>
  )
}
