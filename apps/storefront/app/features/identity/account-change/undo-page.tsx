import type { Undo } from '@ironsouq/contract/identity/account-change/account-change.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SOCIAL_NAMES } from '#features/identity/session/parts/social-names.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface FrameProps {
  title: string
  lead: string
  children: ReactNode
}

function Frame({ title, lead, children }: FrameProps) {
  return (
    <div className="wrap grid max-w-160 content-start gap-4 py-10">
      <h1 className="text-title font-bold tracking-tight">{title}</h1>
      <p className="text-body text-ink-2">{lead}</p>
      {children}
    </div>
  )
}

function ChooseButton() {
  const t = useT()
  return (
    <div>
      <LocalLink href="/check-account" className={buttonLook({ tone: 'ink' })}>
        {t('accountChange.choosePassword')}
      </LocalLink>
    </div>
  )
}

function ChangeList({ changes }: Pick<Undo, 'changes'>) {
  const t = useT()
  const format = useFormat()
  const names: Readonly<Record<string, string>> = SOCIAL_NAMES
  return (
    <ul>
      {changes.map(({ kind, about, at }, i) => (
        <li key={i} className="border-b border-line py-2 last:border-b-0">
          <p className="wrap-anywhere">
            {t(`accountChange.${kind}`, { about: isolated(names[about] ?? about) })}
          </p>
          <p className="text-micro text-ink-muted">{format.dateTime(at)}</p>
        </li>
      ))}
    </ul>
  )
}

interface UndoPageProps {
  ticket: string
  /** Null when the link is no longer valid. */
  undo: Undo | null
}

/**
 * The page of the link in the message about a change. It asks before it acts: mail scanners follow
 * links too.
 */
export function UndoPage({ ticket, undo }: UndoPageProps) {
  const t = useT()
  const format = useFormat()
  if (!undo)
    return (
      <Frame title={t('accountChange.overTitle')} lead={t('accountChange.overLead')}>
        <ChooseButton />
      </Frame>
    )
  if (undo.isUndone)
    return (
      <Frame title={t('accountChange.doneTitle')} lead={t('accountChange.doneLead')}>
        <ChooseButton />
      </Frame>
    )
  return (
    <Frame
      title={t('accountChange.title')}
      lead={t('accountChange.lead', { until: format.dateTime(undo.until) })}
    >
      <Panel heading={t('accountChange.undoes')}>
        <ChangeList changes={undo.changes} />
      </Panel>
      <ul className="grid gap-2 text-small text-ink-2">
        {[t('accountChange.ends'), t('accountChange.newPassword')].map((effect) => (
          <li key={effect} className="flex gap-2">
            <Icon name="check" size="small" />
            {effect}
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="ticket" value={ticket} />
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {t('accountChange.undo')}
        </button>
      </Form>
    </Frame>
  )
}
