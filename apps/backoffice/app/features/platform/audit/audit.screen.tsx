import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { AUDIT_ENTITIES } from '@ironsouq/contract/platform/audit/audit.entities'
import type { AuditKind, AuditRow } from '@ironsouq/contract/platform/audit/audit.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/audit.screen.ts'
import { KIND_TEXTS, permissionName } from './audit-labels.ts'
import { ChainState } from './chain-state.tsx'
import { entityText } from './parts/audit-entities.ts'
import { AuditSentence } from './parts/audit-sentence.tsx'

const { list, state, ask } = auditEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, chain] = await Promise.all([listPage(list, url), api(state)])
  return { page, chain }
}

const TONES: Partial<Record<AuditKind, BadgeTone>> = { money: 'wait', access: 'info' }

function useColumns(): ListColumn<AuditRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'time',
      text: t('backofficeAudit.time'),
      isFixed: true,
      isRowHeader: true,
      sort: '-seq',
      cell: ({ seq, at }) => (
        <Link to={`/audit/${seq}`} className="text-small font-semibold whitespace-nowrap">
          {format.dateTime(at)}
        </Link>
      ),
    },
    {
      id: 'sentence',
      text: t('backofficeAudit.sentence'),
      onPhone: 'unlabelled',
      cell: (entry) => <AuditSentence entry={entry} />,
    },
    {
      id: 'kind',
      text: t('backofficeAudit.kind'),
      cell: ({ kind }) => <Badge tone={TONES[kind] ?? 'plain'}>{t(KIND_TEXTS[kind])}</Badge>,
    },
    {
      id: 'address',
      text: t('backofficeAudit.address'),
      isExtra: true,
      cell: ({ address }) => <bdi dir="ltr">{address ?? '–'}</bdi>,
    },
    {
      id: 'permission',
      text: t('backofficeAudit.permission'),
      isExtra: true,
      cell: ({ permission }) => permissionName(t, permission),
    },
  ]
}

function useFilters(): Filter[] {
  const t = useT()
  const kinds = Object.entries(KIND_TEXTS) as [AuditKind, (typeof KIND_TEXTS)[AuditKind]][]
  return [
    {
      kind: 'choice',
      name: 'kind',
      text: t('backofficeAudit.kind'),
      isSingle: true,
      options: kinds.map(([id, text]) => ({ id, text: t(text) })),
    },
    { kind: 'range', from: 'from', to: 'until', text: t('backofficeAudit.period'), type: 'date' },
    {
      kind: 'choice',
      name: 'entity',
      text: t('backofficeAudit.entity'),
      isSingle: true,
      options: AUDIT_ENTITIES.map((id) => ({ id, text: entityText(t, id) })),
    },
  ]
}

function ExportButton() {
  const t = useT()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { run, isRunning } = useCommand()
  const write = async () => {
    const { size: _, cursor: __, sort: ___, ...filter } = listQuery(list.query, params)
    const asked = await run(() => api(ask, { body: filter }))
    if (!asked) return
    toasts.show({ text: t('backofficeAudit.exportAsked') })
    await navigate('/audit/exports')
  }
  return (
    <ScreenAction
      icon="download"
      text={t('backofficeAudit.export')}
      isPending={isRunning}
      onPress={() => void write()}
    />
  )
}

export default function AuditScreen({ loaderData: { page, chain } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeAudit.title')}
      find={<TableFind name="text" hint={t('backofficeAudit.find')} />}
      actions={<ExportButton />}
    >
      <DataTable
        label={t('backofficeAudit.title')}
        columns={useColumns()}
        idOf={({ seq }) => seq}
        page={page}
        usualSort="-seq"
        filters={useFilters()}
        onOpen={(seq) => void navigate(`/audit/${seq}`)}
      >
        <ChainState chain={chain} />
      </DataTable>
    </ScreenPage>
  )
}
