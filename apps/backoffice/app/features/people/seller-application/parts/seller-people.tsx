import {
  REINVITE_REASON_MAX,
  sellerPeopleEndpoints,
  type SellerPerson,
} from '@ironsouq/contract/people/seller-account/seller-people.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useEffect, useState } from 'react'

const { list, requestReinvite, confirmReinvite, rejectReinvite } = sellerPeopleEndpoints

type Changed = (people: SellerPerson[]) => void

/** A request that waits: the second person confirms it, anyone drops it. */
function Waiting({ person, onChanged }: { person: SellerPerson; onChanged: Changed }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { accountId, reinvitation } = person
  if (!reinvitation) return null
  const decide = async (act: typeof confirmReinvite, done: string) => {
    const people = await run(() => api(act, { body: { accountId } }))
    if (!people) return
    onChanged(people)
    toasts.show({ text: done })
  }
  const { by, reason, canConfirm } = reinvitation
  return (
    <div className="grid gap-2 rounded-box bg-sunk p-3">
      <p className="wrap-anywhere">{t('backofficeSeller.reinviteWaits', { by, reason })}</p>
      <div className="flex flex-wrap gap-2">
        {canConfirm && (
          <Button
            size="portal"
            tone="ink"
            isPending={isRunning}
            onPress={() => void decide(confirmReinvite, t('backofficeSeller.reinviteConfirmed'))}
          >
            {t('backofficeSeller.reinviteConfirm')}
          </Button>
        )}
        <Button
          size="portal"
          onPress={() => void decide(rejectReinvite, t('backofficeSeller.reinviteDropped'))}
        >
          {t('backofficeSeller.reinviteDrop')}
        </Button>
      </div>
    </div>
  )
}

function Person({ person, onChanged }: { person: SellerPerson; onChanged: Changed }) {
  const t = useT()
  const format = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const { accountId, name, email, role, state, lastSignInAt, reinvitation } = person
  return (
    <li className="grid gap-1 py-2 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold">{name}</bdi>
        <Badge>{t(`backofficeSeller.person${capital(role)}`)}</Badge>
        <span className="text-ink-muted">{t(`backofficeSeller.person${capital(state)}`)}</span>
      </p>
      <p className="wrap-anywhere">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className="text-ink-muted">
        {lastSignInAt === null
          ? t('backofficeSeller.neverSignedIn')
          : t('backofficeSeller.lastSignIn', { at: format.dateTime(lastSignInAt) })}
      </p>
      <Waiting person={person} onChanged={onChanged} />
      {role === 'owner' && state !== 'disabled' && !reinvitation && (
        <div>
          <Button size="portal" onPress={() => setIsAsking(true)}>
            {t('backofficeSeller.reinvite')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          words={{
            title: t('backofficeSeller.reinviteTitle', { name }),
            reason: t('backofficeSeller.reason'),
            hint: t('backofficeSeller.reinviteReasonHint'),
            act: t('backofficeSeller.reinvite'),
            done: t('backofficeSeller.reinviteDone'),
          }}
          maxLength={REINVITE_REASON_MAX}
          send={async (reason) => {
            onChanged(await api(requestReinvite, { body: { accountId, reason } }))
            return true
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('backofficeSeller.reinviteBody', { email })}</p>
        </ReasonDialog>
      )}
    </li>
  )
}

/** Who may log in for a seller; an owner who cannot is invited again by two people. */
export function SellerPeople({ sellerId }: { sellerId: string }) {
  const t = useT()
  const [people, setPeople] = useState<SellerPerson[]>()
  useEffect(() => {
    let isOver = false
    void api(list, { query: { sellerId } }).then((found) => {
      if (!isOver) setPeople(found)
    })
    return () => {
      isOver = true
    }
  }, [sellerId])
  return (
    <Panel heading={t('backofficeSeller.people')}>
      {people?.length === 0 && (
        <p className="text-small text-ink-muted">{t('backofficeSeller.peopleNone')}</p>
      )}
      <ul className="divide-y divide-line">
        {people?.map((person) => (
          <Person key={person.accountId} person={person} onChanged={setPeople} />
        ))}
      </ul>
    </Panel>
  )
}
