import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import type { SellerAccountState } from '@ironsouq/contract/people/seller-account/seller-account.lifecycle'
import type { SellerAccountRecord } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import type { Route } from './+types/people.screen.ts'
import { EditPerson } from './edit-person.tsx'
import { InviteColleague } from './invite-colleague.tsx'
import { roleText } from './parts/role-text.ts'

export const clientLoader = () => api(sellerAccountEndpoints.list)

const TONE: Record<SellerAccountState, BadgeTone> = {
  invited: 'wait',
  active: 'proven',
  disabled: 'plain',
}

interface PersonRowProps {
  person: SellerAccountRecord
  /** Without it the reader may not change people. */
  edit?: () => void
}

function PersonRow({ person, edit }: PersonRowProps) {
  const t = useT()
  const format = useFormat()
  const { name, email, role, state, lastSignInAt } = person
  const last = lastSignInAt === null ? t('portalPeople.never') : format.dateTime(lastSignInAt)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="grid min-w-0">
        <b className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        <span className="text-small text-ink-muted wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-2 pt-1 text-micro text-ink-muted">
          <Badge tone={TONE[state]}>{t(`portalPeople.${state}`)}</Badge>
          {roleText(t, role)}
          <span>{`${t('portalPeople.lastSignIn')}: ${last}`}</span>
        </span>
      </span>
      {edit && (
        <Button
          size="portal"
          icon="edit"
          onPress={edit}
          aria-label={`${t('merchant.edit')}: ${name}`}
        >
          {t('merchant.edit')}
        </Button>
      )}
    </li>
  )
}

/** The people of the dealer and what they may do [ID-20]. */
export default function PeopleScreen({ loaderData: people }: Route.ComponentProps) {
  const t = useT()
  const mayEdit = useMay('account.edit')
  const [isInviting, setIsInviting] = useState(false)
  const [edited, setEdited] = useState<SellerAccountRecord>()
  return (
    <ScreenPage
      title={t('merchant.people')}
      actions={
        mayEdit && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('portalPeople.invite')}
            onPress={() => setIsInviting(true)}
          />
        )
      }
    >
      <ScreenBody>
        <ul
          aria-label={t('merchant.people')}
          className="grid max-w-200 grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-box border border-line bg-surface"
        >
          {people.map((person) => (
            <PersonRow
              key={person.accountId}
              person={person}
              {...(mayEdit && { edit: () => setEdited(person) })}
            />
          ))}
        </ul>
      </ScreenBody>
      {isInviting && <InviteColleague onDone={() => setIsInviting(false)} />}
      {edited && <EditPerson person={edited} onDone={() => setEdited(undefined)} />}
    </ScreenPage>
  )
}
