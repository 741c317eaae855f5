import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Profile } from '@ironsouq/contract/people/member/member.schema'
import type { OpenMatters } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { IdentityCheck } from '#features/identity/security/parts/identity-check.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { EnterButton } from '#kit/form/send-code.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { userStore } from '#kit/session/user-store.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function Erased() {
  const t = useT()
  useEffect(() => userStore.reset(), [])
  return (
    <Panel heading={t('settings.erasedTitle')}>
      <p role="status" className="pb-3">
        {t('settings.erasedLead')}
      </p>
      <LocalLink href="/" className={buttonLook({ tone: 'ink' })}>
        {t('common.home')}
      </LocalLink>
    </Panel>
  )
}

interface Step {
  key: string
  href: string
  name: string
  how: string
}

function useSteps({ orders, reservations, stores, portalUrl }: OpenMatters): Step[] {
  const t = useT()
  const format = useFormat()
  return [
    ...orders.map(({ number }) => ({
      key: number,
      href: `/user-center/orders/${number}`,
      name: t('settings.eraseOpenOrder', { number }),
      how: t('settings.eraseOpenOrderHow'),
    })),
    ...reservations.map(({ quoteNo, inquiryId, until }) => ({
      key: `quote ${quoteNo}`,
      href: inquiryId === null ? '/user-center/offers' : `/inquiry-detail/${inquiryId}/quotes`,
      name: t('settings.eraseOpenReserved', { number: quoteNo }),
      how: t('settings.eraseOpenReservedHow', { at: until === null ? '' : format.dateTime(until) }),
    })),
    ...stores.map(({ storeId, name }) => ({
      key: storeId,
      href: portalUrl,
      name: t('settings.eraseOpenStore', { name }),
      how: t('settings.eraseOpenStoreHow'),
    })),
  ]
}

/** What has to be finished before, each with where it is done. */
function OpenSteps({ steps }: { steps: readonly Step[] }) {
  const t = useT()
  return (
    <>
      <p className="pb-2 text-small">{t('settings.eraseOpenLead')}</p>
      <ul className="grid gap-2 text-small">
        {steps.map(({ key, href, name, how }) => (
          <li key={key}>
            {href.startsWith('/') ? (
              <LocalLink href={href} className={LINK_LOOK}>
                {name}
              </LocalLink>
            ) : (
              <a href={href} className={LINK_LOOK}>
                {name}
              </a>
            )}
            <p className="text-ink-2">{how}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

interface EraseAccountProps {
  open: OpenMatters
  profile: Profile
  needsSecondFactor: boolean
  answer: FormAnswer | undefined
}

/** Erases the account, after the member proves their identity and nothing of theirs is open [ID-17]. */
export function EraseAccount({ open, profile, needsSecondFactor, answer }: EraseAccountProps) {
  const t = useT()
  const steps = useSteps(open)
  const format = useFormat()
  const code = useSendCode({ sent: answer?.sent, fields: [] })
  const { form, fieldOf, msg } = useFirstFault({
    given: useLatest(code.faults, answer?.faults),
  })
  if (answer?.ended) return <Erased />
  const balance = minorOf(open.balance) > 0n ? format.money(open.balance) : null
  return (
    <Panel heading={t('settings.eraseTitle')}>
      <p className="pb-2 text-small text-ink-2">{t('settings.eraseLead')}</p>
      <ul className="list-disc ps-5 pb-3 text-small text-ink-2">
        <li>{t('settings.eraseWhat')}</li>
        <li>{t('settings.eraseKept')}</li>
        <li>{t('settings.eraseFinal')}</li>
      </ul>
      {balance !== null && (
        <p className="pb-3 text-small">
          {t('settings.eraseBalance', { amount: balance })}{' '}
          <LocalLink href="/user-center/balance" className={LINK_LOOK}>
            {t('settings.eraseBalanceLink')}
          </LocalLink>
        </p>
      )}
      {steps.length > 0 ? (
        <>
          <OpenSteps steps={steps} />
          <RefusedNote text={msg} />
        </>
      ) : (
        <details open={answer !== undefined}>
          <summary className={`${buttonLook({ tone: 'danger' })} cursor-pointer list-none`}>
            {t('settings.eraseBegin')}
          </summary>
          <Form method="post" {...form} className="grid max-w-120 gap-3 pt-4">
            <EnterButton intent="erase" />
            <IdentityCheck
              profile={profile}
              password={{ name: 'password', label: t('settings.yourPassword') }}
              fieldOf={fieldOf}
              code={code}
              needsSecondFactor={needsSecondFactor}
            />
            {balance !== null && (
              <PlainCheck {...fieldOf('givesUp')} value={open.balance.amount} required>
                {t('settings.eraseGivesUp', { amount: balance })}
              </PlainCheck>
            )}
            <PlainCheck {...fieldOf('sure')} required>
              {t('settings.eraseSure')}
            </PlainCheck>
            <RefusedNote text={msg} />
            <div>
              <button
                type="submit"
                name="intent"
                value="erase"
                className={buttonLook({ tone: 'danger' })}
              >
                {t('settings.eraseNow')}
              </button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  )
}
