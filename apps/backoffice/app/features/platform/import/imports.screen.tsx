import { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { type ImportLine, ImportTable } from '@ironsouq/portal/import/import-table'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import type { TableColumn } from '@ironsouq/ui/primitives/display/table'
import type { Route } from './+types/imports.screen.ts'
import { FeedPanel } from './feed-panel.tsx'
import { NewImport } from './new-import.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor') ?? undefined
  const seller = params.get('seller') ?? undefined
  const [page, { sellers }, feed] = await Promise.all([
    api(importEndpoints.list, { query: cursor === undefined ? {} : { cursor } }),
    api(importEndpoints.sellers),
    seller === undefined ? null : api(feedEndpoints.detail, { query: { seller } }),
  ])
  return { page, sellers, seller, feed }
}

const columnsOf = (t: Translate): TableColumn<ImportLine>[] => [
  {
    id: 'seller',
    text: t('portalImport.seller'),
    cell: ({ seller: { name } }) => <bdi>{name}</bdi>,
  },
  {
    id: 'origin',
    text: t('portalImport.source'),
    cell: ({ origin }) => t(origin === 'feed' ? 'portalImport.byFeed' : 'portalImport.byUpload'),
  },
]

export default function ImportsScreen({ loaderData }: Route.ComponentProps) {
  const { page, sellers, seller, feed } = loaderData
  const t = useT()
  const { run, isRunning } = useCommand()

  const download = () =>
    run(async () => {
      const query = { kind: 'device', format: 'xlsx' } as const
      location.assign((await api(importEndpoints.template, { query })).url)
    })

  return (
    <ScreenPage
      title={t('portalImport.title')}
      actions={
        <Button size="dense" icon="download" isPending={isRunning} onPress={() => void download()}>
          {t('portalImport.template')}
        </Button>
      }
    >
      <ScreenBody>
        <NewImport sellers={sellers} {...(seller !== undefined && { seller })} />
        {seller !== undefined && (
          <FeedPanel key={`${seller} ${feed?.version}`} seller={seller} feed={feed} />
        )}
        {page.total === 0 ? (
          <EmptyState title={t('portalImport.noneTitle')} body={t('portalImport.noneBody')} />
        ) : (
          <ImportTable page={page} pathOf={(id) => `/imports/${id}`} own={columnsOf(t)} />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
