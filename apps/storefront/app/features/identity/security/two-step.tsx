import type { DataOf } from '@ironsouq/contract/endpoint'
import type { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { useState } from 'react'
import { Form } from 'react-router'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { SecondFactorSetup, SecurityAnswer } from './security-answer.ts'

const KIND = 'twoStep'

function Command({ intent, text }: { intent: string; text: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="kind" value={KIND} />
      <button type="submit" name="intent" value={intent} className={buttonLook({ size: 'dense' })}>
        {text}
      </button>
    </Form>
  )
}

/** Dark modules on white in every theme, with the quiet zone that readers need. */
function QrCode({ qr: { size, path } }: { qr: NonNullable<SecondFactorSetup['qr']> }) {
  const t = useT()
  return (
    <svg
      role="img"
      aria-label={t('settings.twoStepQr')}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="w-full max-w-52"
    >
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function Setup({
  setup,
  answer,
}: {
  setup: SecondFactorSetup
  answer: SecurityAnswer | undefined
}) {
  const t = useT()
  const { form, fieldOf, msg } = useFirstFault({ given: answer?.faults })
  const { secret, uri, qr } = setup
  return (
    <Form method="post" {...form} className="grid max-w-120 gap-3">
      <input type="hidden" name="kind" value={KIND} />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <p className="text-small">{t('settings.twoStepScan')}</p>
      {qr && <QrCode qr={qr} />}
      <p className="text-small">
        {t('settings.twoStepKey')}{' '}
        <bdi dir="ltr" className="font-mono font-semibold wrap-anywhere select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </p>
      <p>
        <a href={uri} className={LINK_LOOK}>
          {t('settings.twoStepOpen')}
        </a>
      </p>
      <CodeInput {...fieldOf('code')} label={t('settings.twoStepCode')} required />
      <RefusedNote text={msg} />
      <div>
        <button
          type="submit"
          name="intent"
          value="enableTwoStep"
          className={buttonLook({ tone: 'ink' })}
        >
          {t('settings.twoStepEnable')}
        </button>
      </div>
    </Form>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT()
  return (
    <section role="status" className="grid gap-2 py-3">
      <h3 className="text-small font-bold">{t('settings.recoveryCodes')}</h3>
      <p className="text-small">{t('settings.recoveryCodesLead')}</p>
      <ul
        dir="ltr"
        className="grid gap-x-6 gap-y-1 rounded-box bg-paper p-3 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}

/** A refused code keeps the secret; the picture of it is the one of the answer before. */
function useSetup(answer: SecurityAnswer | undefined): SecondFactorSetup | undefined {
  const setup = answer?.setup
  const [drawn, setDrawn] = useState<SecondFactorSetup>()
  if (setup?.qr && setup !== drawn) setDrawn(setup)
  return setup && drawn?.secret === setup.secret ? drawn : setup
}

interface TwoStepProps extends DataOf<typeof secondFactorEndpoints.status> {
  answer: SecurityAnswer | undefined
}

/** Enables and disables the second factor, and renews its recovery codes. */
export function TwoStep({ enabledAt, recoveryCodesLeft, answer }: TwoStepProps) {
  const t = useT()
  const format = useFormat()
  const setup = useSetup(answer)
  return (
    <Panel
      heading={t('settings.twoStep')}
      note={
        enabledAt
          ? t('settings.twoStepOn', { date: format.date(enabledAt) })
          : t('settings.twoStepOff')
      }
    >
      <p className="pb-3 text-small text-ink-2">{t('settings.twoStepLead')}</p>
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {enabledAt === null && setup && <Setup setup={setup} answer={answer} />}
      {enabledAt === null && !setup && (
        <>
          <RefusedNote text={answer?.faults?.msg} />
          <Command intent="beginTwoStep" text={t('settings.twoStepBegin')} />
        </>
      )}
      {enabledAt !== null && (
        <>
          <p className="pb-3 text-small">
            {t('settings.recoveryCodesLeft', { count: recoveryCodesLeft })}
          </p>
          <RefusedNote text={answer?.faults?.msg} />
          <div className="flex flex-wrap gap-2">
            <Command intent="renewRecoveryCodes" text={t('settings.recoveryCodesRenew')} />
            <Command intent="disableTwoStep" text={t('settings.twoStepDisable')} />
          </div>
        </>
      )}
    </Panel>
  )
}
