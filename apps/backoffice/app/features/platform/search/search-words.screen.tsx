import { searchEndpoints, type WordSet } from '@ironsouq/contract/platform/search/search.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/search-words.screen.ts'

export const clientLoader = () => api(searchEndpoints.words)

type Row = WordSet & { id: string }

const MEANING = {
  category: 'backofficeSetting.meansCategory',
  brand: 'backofficeSetting.meansBrand',
  productCategory: 'backofficeSetting.meansProductCategory',
} as const

function useColumns(mayEdit: boolean): TableColumn<Row>[] {
  const t = useT()
  return [
    {
      id: 'means',
      text: t('backofficeSetting.wordsMean'),
      isRowHeader: true,
      cell: ({ wordSetId, means }) => {
        const name = means ? <bdi>{means.name}</bdi> : t('backofficeSetting.meansEachOther')
        return (
          <span className="flex items-center gap-2">
            {mayEdit ? (
              <Link
                to={`/settings/search-words/${wordSetId}`}
                className="text-small font-semibold underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
            {means && <Badge>{t(MEANING[means.kind])}</Badge>}
          </span>
        )
      },
    },
    {
      id: 'words',
      text: t('backofficeSetting.searchWords'),
      cell: ({ words }) => (
        <span className="line-clamp-1 max-w-180 whitespace-normal">
          <bdi>{words.join(' · ')}</bdi>
        </span>
      ),
    },
  ]
}

export default function SearchWordsScreen({ loaderData: sets }: Route.ComponentProps) {
  const t = useT()
  const mayEdit = useMay('searchWords.edit')
  const title = t('backofficeSetting.searchWords')
  return (
    <SettingsPage
      title={title}
      add={mayEdit && { to: '/settings/search-words/new', text: t('backofficeSetting.addWords') }}
    >
      <p className="text-ink-muted">{t('backofficeSetting.wordsHint')}</p>
      <div className="overflow-x-auto">
        <Table
          label={title}
          columns={useColumns(mayEdit)}
          rows={sets.map((set) => ({ ...set, id: set.wordSetId }))}
          empty={<p className="p-4 text-small">{t('portal.noRowsTitle')}</p>}
        />
      </div>
    </SettingsPage>
  )
}
