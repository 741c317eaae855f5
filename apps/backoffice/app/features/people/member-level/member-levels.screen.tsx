import {
  memberLevelEndpoints,
  type MemberLevelRecord,
} from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/member-levels.screen.ts'

const MILLION = 1_000_000
const HUNDRED = 100

export const clientLoader = () => api(memberLevelEndpoints.staffList)

function useColumns(): TableColumn<MemberLevelRecord & { id: string }>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('backofficeLoyalty.level'),
      isRowHeader: true,
      cell: ({ levelId, texts }) => (
        <Link
          to={`/settings/member-levels/${levelId}`}
          className="text-small font-semibold underline"
        >
          <bdi>{(texts[currentLocale()] ?? texts.en).name}</bdi>
        </Link>
      ),
    },
    {
      id: 'threshold',
      text: t('backofficeLoyalty.threshold'),
      isFigure: true,
      cell: ({ threshold }) => format.number(threshold),
    },
    {
      id: 'discount',
      text: t('backofficeLoyalty.discount'),
      isFigure: true,
      cell: ({ discountPpm }) => format.exactPercent(discountPpm / MILLION),
    },
    {
      id: 'points',
      text: t('backofficeLoyalty.pointsPercent'),
      isFigure: true,
      cell: ({ pointsPercent }) => format.exactPercent(pointsPercent / HUNDRED),
    },
    {
      id: 'reward',
      text: t('backofficeLoyalty.reward'),
      isFigure: true,
      cell: ({ rewardPoints }) => format.number(rewardPoints),
    },
  ]
}

export default function MemberLevelsScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const columns = useColumns()
  const title = t('backofficeLoyalty.levels')
  return (
    <SettingsPage
      title={title}
      add={{ to: '/settings/member-levels/new', text: t('backofficeLoyalty.addLevel') }}
    >
      <div className="overflow-x-auto max-lg:-mx-(--gutter)">
        <Table
          label={title}
          columns={columns}
          rows={records.map((record) => ({ ...record, id: record.levelId }))}
          isStacked
        />
      </div>
    </SettingsPage>
  )
}
