/** Where the code of a noun lives. Every path of the scaffold is made here. */

const SERVER = 'apps/server'
const FEATURES = `${SERVER}/src/features`
const CONTRACT = 'packages/contract/src'
const I18N = 'packages/i18n'

export const REGISTRY = `${FEATURES}/registry.ts`
export const RETENTION = `${SERVER}/src/kernel/data/retention.api.test.ts`
export const EMAIL_SAMPLES = `${SERVER}/src/entry/mails/mails.samples.ts`
export const MESSAGES = `${I18N}/src/messages.ts`
export const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'he', 'ko', 'pt', 'zh_CN', 'zh_HK'] as const
export type Language = (typeof LANGUAGES)[number]

export const AREAS = [
  'identity',
  'people',
  'machines',
  'deals',
  'mall',
  'money',
  'content',
  'platform',
] as const

/** A noun below its area: `mall/order`. The folder is the same on the server, in the contract and in the portals. */
export type Home = `${(typeof AREAS)[number]}/${string}`
/** The areas where a noun may live. */
export const homesOf = (noun: string): Home[] => AREAS.map((area) => `${area}/${noun}` as const)
/** A namespace in the area of a noun. */
export const packOf = (home: Home, namespace: string): Home =>
  `${home.slice(0, home.indexOf('/') + 1)}${namespace}` as Home
export const nounOf = (home: Home): string => home.slice(home.indexOf('/') + 1)

/** `role` is all after the noun: `service.ts`, `close.service.ts`, `api.test.ts`. */
export const serverFile = (home: Home, role: string): string =>
  `${serverFolder(home)}/${nounOf(home)}.${role}`
export const serverFolder = (home: Home): string => `${FEATURES}/${home}`
export const emailFile = (home: Home, name: string): string =>
  `${serverFolder(home)}/emails/${name}.email.ts`
export const contractFile = (home: Home, role: string): string =>
  `${CONTRACT}/${home}/${nounOf(home)}.${role}`

/** `pack` is a namespace below its area: `mall/cart`. */
export const packFile = (language: Language, pack: Home): string =>
  `${I18N}/messages/${language}/${pack}.json`
export const packList = (language: Language): string =>
  `${I18N}/src/packs/${language.toLowerCase().replace('_', '-')}.ts`

export const APPS = ['backoffice', 'merchant'] as const
export type App = (typeof APPS)[number]
export const screenList = (app: App): string => `apps/${app}/app/screens.ts`
export const screenFile = (app: App, home: Home, name: string): string =>
  `apps/${app}/app/features/${home}/${name}`

/** How server code imports a file of a feature. */
export const importOf = (path: string): string => path.replace(`${FEATURES}/`, '#features/')
export const registryImport = (home: Home): string => `./${home}/${nounOf(home)}.feature.ts`

/** Commands that complete what the scaffold wrote. */
export const migrate = (name: string): string =>
  `cd ${SERVER} && pnpm exec drizzle-kit generate --name ${name}`
export const DIGEST = 'node tooling/checks/openapi/digest.ts'
export const routeTypes = (app: App): string => `cd apps/${app} && pnpm exec react-router typegen`
