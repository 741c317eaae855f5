import {
  type MemberRow,
  memberSupportEndpoints,
} from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/members.screen.ts'

const { list } = memberSupportEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(list, { query: listQuery(list.query, url.searchParams) })

function useColumns(): ListColumn<MemberRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('backofficeMember.name'),
      isFixed: true,
      isRowHeader: true,
      sort: 'nickName',
      cell: ({ memberId, nickName }) => (
        <Link to={`/members/${memberId}`} className="text-small font-semibold">
          <bdi>{nickName}</bdi>
        </Link>
      ),
    },
    { id: 'account', text: t('backofficeMember.account'), cell: ({ account }) => account },
    {
      id: 'company',
      text: t('backofficeMember.company'),
      cell: ({ company }) => <bdi>{company}</bdi>,
    },
    {
      id: 'mail',
      text: t('backofficeMember.mail'),
      cell: ({ mail }) => <bdi dir="ltr">{mail}</bdi>,
    },
    {
      id: 'mobile',
      text: t('backofficeMember.mobile'),
      cell: ({ mobile }) => <bdi dir="ltr">{mobile}</bdi>,
    },
    {
      id: 'language',
      text: t('backofficeMember.language'),
      isExtra: true,
      cell: ({ locale }) => (isLocaleCode(locale) ? LOCALES[locale].name : locale),
    },
    {
      id: 'memberSince',
      text: t('backofficeMember.memberSince'),
      isFigure: true,
      sort: '-memberSince',
      cell: ({ memberSince }) => format.date(memberSince),
    },
  ]
}

export default function MembersScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeMember.title')}
      find={<TableFind hint={t('backofficeMember.find')} />}
    >
      <DataTable
        label={t('backofficeMember.title')}
        columns={useColumns()}
        idOf={({ memberId }) => memberId}
        page={page}
        usualSort="-memberSince"
        views="member"
        onOpen={(memberId) => void navigate(`/members/${memberId}`)}
      />
    </ScreenPage>
  )
}
