import {
  type MemberRow,
  memberSupportEndpoints,
} from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import type { Route } from './+types/members.screen.ts'

const { list } = memberSupportEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const pathOf = (memberId: string) => `/members/${memberId}`

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
      cell: ({ memberId, nickName }) => <RowLink to={pathOf(memberId)} name={nickName} />,
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
      cell: ({ mobile }) => mobile !== null && <PhoneNumber number={mobile} />,
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
  return (
    <ListScreen
      title={t('backofficeMember.title')}
      find={t('backofficeMember.find')}
      columns={useColumns()}
      idOf={({ memberId }) => memberId}
      page={page}
      usualSort="-memberSince"
      views="member"
      pathOf={pathOf}
    />
  )
}
