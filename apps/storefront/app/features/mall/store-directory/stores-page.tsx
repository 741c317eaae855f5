import {
  STORE_WORDS_MAX,
  type StoreDirectory,
  type StoreDirectoryQuery,
} from '@ironsouq/contract/mall/store-directory/store-directory.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form } from 'react-router'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { STORES } from '#features/mall/store/parts/store-path.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { StoreEntry } from './store-entry.tsx'
import { storesPath } from './stores-path.ts'

interface StoresPageProps {
  query: StoreDirectoryQuery
  page: StoreDirectory
  last: number
}

function Filters({ query, page }: Pick<StoresPageProps, 'query' | 'page'>) {
  const t = useT()
  const at = useLocalPath()
  return (
    <Form
      method="get"
      action={at(STORES)}
      role="search"
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <PlainInput
        type="search"
        name="q"
        label={t('store.searchLabel')}
        defaultValue={query.q}
        maxLength={STORE_WORDS_MAX}
        enterKeyHint="search"
      />
      <PlainSelect
        name="emirate"
        label={t('sellerApplication.emirate')}
        defaultValue={query.emirate ?? ''}
        options={[
          { value: '', label: t('store.anyEmirate') },
          ...page.emirates.map(({ emirate }) => ({
            value: emirate,
            label: t(EMIRATE_WORD[emirate]),
          })),
        ]}
      />
      <PlainSelect
        name="category"
        label={t('store.sells')}
        defaultValue={query.category ?? ''}
        options={[
          { value: '', label: t('store.anyCategory') },
          ...page.categories.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <button type="submit" className={buttonLook({ tone: 'ink' })}>
        {t('common.search')}
      </button>
    </Form>
  )
}

/** The directory of the stores that sell something now. */
export function StoresPage({ query, page, last }: StoresPageProps) {
  const t = useT()
  const { total, records } = page
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'mall', content: <LocalLink href="/mall">{t('mall.title')}</LocalLink> },
          { key: 'stores', content: t('shell.stores') },
        ]}
      />
      <div className="grid gap-4 pb-4">
        <div className="grid gap-1">
          <h1 className="text-title font-extrabold tracking-head text-balance lg:text-head">
            {t('store.directoryTitle')}
          </h1>
          <p className="max-w-[68ch] text-ink-2">{t('store.directoryLead')}</p>
        </div>
        <Filters key={storesPath({ ...query, current: 1 })} query={query} page={page} />
      </div>
      <Busy>
        <p role="status" className="pb-3 text-ink-muted tabular-nums">
          {t('store.storeCount', { count: total })}
        </p>
        {total === 0 ? (
          <EmptyState title={t('store.noneFound')} body={t('store.noneFoundBody')}>
            <LocalLink href={STORES} className={buttonLook({ tone: 'ink' })}>
              {t('store.allStores')}
            </LocalLink>
          </EmptyState>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
              {records.map((store) => (
                <StoreEntry key={store.storeId} store={store} />
              ))}
            </ul>
            <Pager
              {...query}
              total={total}
              last={last}
              at={(current) => storesPath({ ...query, current })}
            />
          </>
        )}
        <p className="pt-6">
          <LocalLink
            href="/mall/open-store"
            prefetch="none"
            rel="nofollow"
            className={buttonLook({ tone: 'quiet' })}
          >
            {t('mall.openStore')}
          </LocalLink>
        </p>
      </Busy>
    </div>
  )
}
