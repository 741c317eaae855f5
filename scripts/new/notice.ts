import { addImport, type Draft, fill, Refused } from './draft.ts'
import { camelOf } from './names.ts'
import { EMAIL_SAMPLES, emailFile, importOf, serverFile } from './places.ts'
import { checkName, homeOf, IMPORTS, type Kind } from './request.ts'
import { emailTexts, extendPack, notificationTexts } from './texts.ts'

/** The feature that a name begins with: `order-late` is of `order`. */
function featureOf(draft: Draft, name: string, given: string | undefined) {
  const parts = name.split('-')
  const possible = parts.map((_, i) => parts.slice(0, -1 - i).join('-')).filter(Boolean)
  const feature = given ?? possible.find((noun) => homeOf(draft, noun))
  const home = feature === undefined ? undefined : homeOf(draft, feature)
  if (feature === undefined || !home)
    throw new Refused(
      `Begin the name with a feature, as in "order-delayed", or name it with --feature.`,
    )
  return { feature, home }
}

function append(draft: Draft, path: string, text: string): void {
  if (draft.has(path)) draft.change(path, (before) => `${before}\n${text}`)
  else draft.add(path, `\n${text}`)
}

/** The feature file with one notice more. */
function withNotice(text: string, name: string): string {
  if (/\bnotices: \[/.test(text)) return text.replace(/\bnotices: \[/, `notices: [${name}, `)
  const end = /,?\s*\}\)\s*$/
  if (/\bnotices\b/.test(text) || !end.test(text))
    throw new Refused('The feature file has no list of notices: write the notice by hand.')
  return text.replace(end, `, notices: [${name}] })\n`)
}

/** An event that a member is notified of, on the site and by email. */
export const addNotice: Kind = (draft, wanted) => {
  const name = checkName(wanted.name)
  const kind = camelOf(name)
  const { feature, home } = featureOf(draft, name, wanted.feature)
  const happened = name.startsWith(`${feature}-`) ? name.slice(feature.length + 1) : name
  const event = `${feature}.${happened}`
  const events = serverFile(home, 'events.ts')
  const notices = serverFile(home, 'notices.ts')
  const main = serverFile(home, 'feature.ts')
  const email = emailFile(home, name)
  if (draft.has(events) && new RegExp(`const ${kind} =|'${event}'`).test(draft.read(events)))
    throw new Refused(`${events} has this event already. Choose another name.`)
  const values = { ...IMPORTS, kind, event, feature }
  draft.add(email, fill('notice/email', values))
  append(draft, events, fill('notice/event', values))
  addImport(draft, events, 'event', '#kernel/work/events.ts')
  append(draft, notices, fill('notice/notice', values))
  for (const [value, from] of [
    ['notice', '#kernel/work/notices.ts'],
    [kind, `./${feature}.events.ts`],
    [`${kind}Email`, `./emails/${name}.email.ts`],
  ] as const)
    addImport(draft, notices, value, from)
  draft.change(main, (text) => withNotice(text, `${kind}Notice`))
  addImport(draft, main, `${kind}Notice`, `./${feature}.notices.ts`)
  addImport(draft, EMAIL_SAMPLES, `${kind}Email`, importOf(email))
  draft.insert(
    EMAIL_SAMPLES,
    /^ {2}'password-changed': .*\n/m,
    `  '${name}': (locale) => ${kind}Email(locale, { at, siteUrl }),\n`,
  )
  extendPack(draft, 'platform/notification', (language) => notificationTexts(language, kind))
  extendPack(draft, 'platform/mail', (language) => emailTexts(language, kind))
  draft.add(serverFile(home, `${happened}.notices.api.test.ts`), fill('notice/api.test', values))
  return [
    `Emit ${kind} in the transaction of the command that makes it true, and test it there.`,
    `Write the texts ${kind}… of notification.json and mail.json in ten languages.`,
    `Add the facts that the email states, and leave it out when they no longer hold: ${notices}`,
  ]
}
