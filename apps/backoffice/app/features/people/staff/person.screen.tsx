import { roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import type { StaffRecord } from '@ironsouq/contract/people/staff/staff.schema'
import { Sessions } from '@ironsouq/portal/account/sessions'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import type { Route } from './+types/person.screen.ts'
import { FactorBadge, StateBadge } from './badges.tsx'
import { PersonForm } from './person-form.tsx'

export async function clientLoader({ params: { staffId } }: Route.ClientLoaderArgs) {
  const [person, sessions, roles] = await Promise.all([
    api(staffEndpoints.detail, { query: { staffId } }),
    api(staffEndpoints.sessions, { query: { staffId } }),
    api(roleEndpoints.list),
  ])
  return { person, sessions, roles }
}

const QUESTIONS = {
  reset: { title: 'portalPeople.reset', body: 'portalPeople.resetBody' },
  disable: { title: 'portalPeople.disable', body: 'portalPeople.disableBody' },
} as const

/** What can be done with a person's access; the two that take something away ask first. */
function PersonActions({ person: { staffId, state, name, email } }: { person: StaffRecord }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>()
  const body = { staffId }
  const again = async () => {
    if ((await run(() => api(staffEndpoints.inviteAgain, { body }))) === null)
      toasts.show({ text: t('portalPeople.sent', { email }) })
  }
  const answered = async (question: keyof typeof QUESTIONS) => {
    if ((await run(() => api(staffEndpoints[question], { body }))) === null)
      toasts.show({ text: t('portalPeople.done') })
  }
  return (
    <>
      {state === 'invited' ? (
        <Button size="portal" isPending={isRunning} onPress={() => void again()}>
          {t('portalPeople.inviteAgain')}
        </Button>
      ) : (
        <Button size="portal" onPress={() => setAsked('reset')}>
          {t('portalPeople.reset')}
        </Button>
      )}
      {state !== 'disabled' && (
        <Button tone="danger" size="portal" onPress={() => setAsked('disable')}>
          {t('portalPeople.disable')}
        </Button>
      )}
      {asked && (
        <Confirm
          title={t(QUESTIONS[asked].title)}
          confirm={t(QUESTIONS[asked].title)}
          cancel={t('portal.cancel')}
          isDanger
          isOpen
          onAnswer={(answer) => {
            setAsked(undefined)
            if (answer === 'confirm') void answered(asked)
          }}
        >
          {t(QUESTIONS[asked].body, { name })}
        </Confirm>
      )}
    </>
  )
}

export default function PersonScreen({ loaderData }: Route.ComponentProps) {
  const { person, sessions, roles } = loaderData
  const t = useT()
  const format = useFormat()
  const mayEdit = useMay('staff.edit')
  const { staffId, name, email, state, lastSignInAt } = person
  return (
    <ScreenPage title={name}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
          <Panel heading={name} note={<StateBadge state={state} />}>
            <FactsTable
              facts={[
                { label: t('portalPeople.email'), value: <bdi dir="ltr">{email}</bdi> },
                { label: t('backofficeStaff.factors'), value: <FactorBadge person={person} /> },
                {
                  label: t('portalPeople.lastSignIn'),
                  value:
                    lastSignInAt === null ? t('portalPeople.never') : format.dateTime(lastSignInAt),
                },
              ]}
            />
            <PersonForm key={person.version} person={person} roles={roles} mayEdit={mayEdit} />
          </Panel>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Sessions
              sessions={sessions}
              {...(mayEdit && {
                end: (sessionId: string) =>
                  api(staffEndpoints.endSession, { body: { staffId, sessionId } }),
              })}
            />
            {mayEdit && (
              <div className="flex flex-wrap gap-2">
                <PersonActions person={person} />
              </div>
            )}
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
