import { addImport, fill, Refused } from './draft.ts'
import { namesOf } from './names.ts'
import { APPS, contractFile, packOf, routeTypes, screenFile, screenList } from './places.ts'
import { checkName, homeOf, type Kind, oneOfThese, permissionIn } from './request.ts'
import { addPack, screenTexts } from './texts.ts'

const GROUPS = { backoffice: 'manage', merchant: 'firm' } as const

/** A list and a form over the records of a feature, with their menu entry and texts. */
export const addScreen: Kind = (draft, wanted) => {
  const names = namesOf(checkName(wanted.name), wanted.plural)
  const { kebab, camel, Pascal } = names
  const app = oneOfThese('app', APPS, wanted.app ?? 'backoffice')
  const home = homeOf(draft, kebab)
  if (!home)
    throw new Refused(`Write its endpoints first: npm run new -- feature ${kebab} --area AREA`)
  const contract = contractFile(home, 'endpoints.ts')
  const endpoints = draft.has(contract) ? draft.read(contract) : ''
  const missing = ['list', 'record', 'create', 'save'].filter(
    (key) => !new RegExp(`^  ${key}: endpoint\\(`, 'm').test(endpoints),
  )
  if (missing.length > 0 || !endpoints.includes(`const ${Pascal}Record `))
    throw new Refused(
      `The screen needs list, record, create and save in ${contract}: npm run new -- feature ${kebab} --area AREA`,
    )
  const permission = wanted.permission ?? permissionIn(endpoints) ?? ''
  const pack = `${app}${Pascal}`
  const values = { ...names, home, pack, permission, group: GROUPS[app] }
  for (const [template, name] of [
    ['screens', `${kebab}.screens.ts`],
    ['list', `${kebab}-list.screen.tsx`],
    ['record', `${kebab}.screen.tsx`],
  ] as const)
    draft.add(screenFile(app, home, name), fill(`screen/${template}`, values))
  const list = screenList(app)
  addImport(draft, list, `${camel}Screens`, `./features/${home}/${kebab}.screens.ts`)
  draft.insert(list, /^export const screens: .* = \{\n/m, `  ...${camel}Screens,\n`)
  addPack(draft, packOf(home, pack), screenTexts)
  return [
    `Write the route types: ${routeTypes(app)}`,
    `Write the texts of ${pack}.json in ten languages; they speak of "items" until then.`,
    `Choose icon, group and position of the menu entry: ${screenFile(app, home, `${kebab}.screens.ts`)}`,
    `Add a browser test in e2e/${app}/${home.slice(0, home.indexOf('/'))}.`,
  ]
}
