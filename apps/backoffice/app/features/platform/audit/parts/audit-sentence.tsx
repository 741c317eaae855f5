import type { AuditRow } from '@ironsouq/contract/platform/audit/audit.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Sentence } from '@ironsouq/ui/primitives/display/sentence'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentenceKey } from './audit-actions.ts'
import { screenOf } from './audit-screens.ts'
import { thingText } from './audit-thing.ts'

export const actorName = (t: Translate, { audience, name }: AuditRow['actor']): string =>
  name ?? t(audience === 'system' ? 'backofficeAudit.system' : 'backofficeAudit.noAccount')

/** What happened, in one sentence: who, what and to what, with links to both. */
export function AuditSentence({ entry }: { entry: AuditRow }) {
  const t = useT()
  const format = useFormat()
  const thing = thingText(t, { locale: currentLocale(), format }, entry)
  const who = <bdi>{actorName(t, entry.actor)}</bdi>
  const path = screenOf(entry)
  const person =
    entry.actor.audience === 'staff' && entry.actor.name !== null
      ? `/staff/${entry.actor.id}`
      : undefined
  const linked = (to: string | undefined, text: ReactNode) =>
    to === undefined ? (
      text
    ) : (
      <Link to={to} className="underline underline-offset-3">
        {text}
      </Link>
    )
  return (
    <span className="wrap-anywhere">
      <Sentence
        text={(places) => t(sentenceKey(entry), places)}
        places={{
          who: <b className="font-semibold">{linked(person, who)}</b>,
          thing: linked(path, <bdi>{thing}</bdi>),
        }}
      />
    </span>
  )
}
