import { roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { staffLifecycle } from '@ironsouq/contract/people/staff/staff.lifecycle'
import type { StaffRecord } from '@ironsouq/contract/people/staff/staff.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/people.screen.ts'
import { FactorBadge, StateBadge } from './badges.tsx'
import { InviteStaff } from './invite-staff.tsx'
import { roleText } from './parts/role-text.ts'

const { list } = staffEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, roles] = await Promise.all([listPage(list, url), api(roleEndpoints.list)])
  return { page, roles }
}

function useColumns(): ListColumn<StaffRecord>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('portalPeople.name'),
      isFixed: true,
      isRowHeader: true,
      sort: 'name',
      cell: ({ staffId, name }) => (
        <Link to={`/staff/${staffId}`} className="text-small font-semibold">
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'email',
      text: t('portalPeople.email'),
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    {
      id: 'roles',
      text: t('backofficeStaff.roles'),
      cell: ({ roles }) => <bdi>{roles.map((role) => roleText(t, role)).join(' · ')}</bdi>,
    },
    {
      id: 'state',
      text: t('portalPeople.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'factors',
      text: t('backofficeStaff.factors'),
      cell: (person) => <FactorBadge person={person} />,
    },
    {
      id: 'lastSignIn',
      text: t('portalPeople.lastSignIn'),
      isFigure: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('portalPeople.never') : format.dateTime(lastSignInAt),
    },
  ]
}

export default function PeopleScreen({ loaderData: { page, roles } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayInvite = useMay('staff.edit')
  const [isInviting, setIsInviting] = useState(false)
  return (
    <ScreenPage
      title={t('backofficeStaff.people')}
      find={<TableFind name="text" hint={t('backofficeStaff.find')} />}
      actions={
        mayInvite && (
          <Button tone="ink" size="portal" icon="plus" onPress={() => setIsInviting(true)}>
            {t('portalPeople.invite')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('backofficeStaff.people')}
        columns={useColumns()}
        idOf={({ staffId }) => staffId}
        page={page}
        usualSort="name"
        isMuted={({ state }) => state === 'disabled'}
        onOpen={(staffId) => void navigate(`/staff/${staffId}`)}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            text: t('portalPeople.state'),
            isSingle: true,
            options: staffLifecycle.states.map((state) => ({
              id: state,
              text: t(`portalPeople.${state}`),
            })),
          },
          {
            kind: 'choice',
            name: 'roleId',
            text: t('backofficeStaff.roles'),
            isSingle: true,
            options: roles.map((role) => ({ id: role.roleId, text: roleText(t, role) })),
          },
        ]}
      />
      {isInviting && <InviteStaff roles={roles} onDone={() => setIsInviting(false)} />}
    </ScreenPage>
  )
}
