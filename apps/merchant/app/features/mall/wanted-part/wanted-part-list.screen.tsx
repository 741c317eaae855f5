import {
  wantedPartEndpoints,
  type SoughtPart,
} from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/wanted-part-list.screen.ts'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(wantedPartEndpoints.wanted, url)

function useColumns(): ListColumn<SoughtPart>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'words',
      text: t('merchantWantedPart.words'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ words, locale }) => <bdi lang={LOCALES[locale].bcp47}>{words}</bdi>,
    },
    {
      id: 'machine',
      text: t('merchantWantedPart.machine'),
      cell: ({ machine }) => <bdi>{machine ?? '–'}</bdi>,
    },
    {
      id: 'createdAt',
      text: t('merchantWantedPart.createdAt'),
      isFigure: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}

/** What buyers search for and no store offers: who lists it sells it. */
export default function WantedPartListScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const mayAdd = useMay('product.edit')
  return (
    <ListScreen
      title={t('merchantWantedPart.title')}
      columns={useColumns()}
      idOf={({ wantedPartId }) => wantedPartId}
      page={page}
      usualSort="-createdAt"
      add={mayAdd && { to: '/products/new', text: t('merchantWantedPart.add') }}
      empty={
        <EmptyState
          title={t('merchantWantedPart.emptyTitle')}
          body={t('merchantWantedPart.emptyBody')}
        />
      }
    />
  )
}
