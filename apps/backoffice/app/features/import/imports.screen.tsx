import type { DataOf } from '@ironsouq/contract/endpoint'
import { feedEndpoints } from '@ironsouq/contract/feed/feed.endpoints'
import { importEndpoints } from '@ironsouq/contract/import/import.endpoints'
import type { Formatter } from '@ironsouq/i18n/format'
import type { Translate } from '@ironsouq/i18n/messages'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/imports.screen.ts'
import { FeedPanel } from './feed-panel.tsx'
import { StateBadge } from './import-state.tsx'
import { NewImport } from './new-import.tsx'
import { PageButtons } from './page-buttons.tsx'

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

type Row = DataOf<typeof importEndpoints.list>['rows'][number] & { id: string }

const columnsOf = (t: Translate, format: Formatter): TableColumn<Row>[] => [
  {
    id: 'file',
    text: t('backofficeImport.stepFile'),
    isRowHeader: true,
    cell: ({ importId, fileName }) => (
      <Link to={`/imports/${importId}`} className={LINK_LOOK}>
        <bdi>{fileName}</bdi>
      </Link>
    ),
  },
  {
    id: 'seller',
    text: t('backofficeImport.seller'),
    cell: ({ seller: { name } }) => <bdi>{name}</bdi>,
  },
  {
    id: 'origin',
    text: t('backofficeImport.source'),
    cell: ({ origin }) =>
      t(origin === 'feed' ? 'backofficeImport.byFeed' : 'backofficeImport.byUpload'),
  },
  {
    id: 'state',
    text: t('backofficeImport.state'),
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'rows',
    text: t('backofficeImport.inFile'),
    isFigure: true,
    cell: ({ counts }) => format.number(counts.total),
  },
  {
    id: 'faulty',
    text: t('backofficeImport.outcomeFaulty'),
    isFigure: true,
    cell: ({ counts }) => format.number(counts.faulty),
  },
  {
    id: 'started',
    text: t('backofficeImport.started'),
    cell: ({ createdAt }) => format.dateTime(createdAt),
  },
]

export default function ImportsScreen({ loaderData }: Route.ComponentProps) {
  const { page, sellers, seller, feed } = loaderData
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()

  const download = () =>
    run(async () => {
      const query = { kind: 'device', format: 'xlsx' } as const
      location.assign((await api(importEndpoints.template, { query })).url)
    })

  return (
    <ScreenPage
      title={t('backofficeImport.title')}
      actions={
        <Button size="dense" icon="download" isPending={isRunning} onPress={() => void download()}>
          {t('backofficeImport.template')}
        </Button>
      }
    >
      <ScreenBody>
        <NewImport sellers={sellers} {...(seller !== undefined && { seller })} />
        {seller !== undefined && (
          <FeedPanel key={`${seller} ${feed?.version}`} seller={seller} feed={feed} />
        )}
        {page.total === 0 ? (
          <EmptyState
            title={t('backofficeImport.noneTitle')}
            body={t('backofficeImport.noneBody')}
          />
        ) : (
          <Panel heading={t('backofficeImport.past')}>
            <div className="overflow-x-auto">
              <Table
                label={t('backofficeImport.past')}
                rows={page.rows.map((row) => ({ ...row, id: row.importId }))}
                onOpen={(id) => void navigate(`/imports/${id}`)}
                columns={columnsOf(t, format)}
              />
            </div>
            <PageButtons next={page.next} previous={page.previous} />
          </Panel>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
