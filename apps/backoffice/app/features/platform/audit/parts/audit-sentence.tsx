import type { AuditRow } from '@ironsouq/contract/platform/audit/audit.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentenceKey } from './audit-actions.ts'
import { screenOf } from './audit-screens.ts'
import { thingText } from './audit-thing.ts'

/** Characters of private use: no text has them. */
const SLOT = /\uE000(\w+)\uE001/
const slot = (name: string) => `\uE000${name}\uE001`

/** A sentence with something other than text in its places. */
const filled = (sentence: string, places: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  sentence
    .split(SLOT)
    .map((part, at) => (at % 2 === 0 ? part : <span key={part}>{places[part]}</span>))

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
  const sentence = t(sentenceKey(entry), { who: slot('who'), thing: slot('thing') })
  return (
    <span className="wrap-anywhere">
      {filled(sentence, {
        who: <b className="font-semibold">{linked(person, who)}</b>,
        thing: linked(path, <bdi>{thing}</bdi>),
      })}
    </span>
  )
}
