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

/** `role` is all after the noun: `service.ts`, `close.service.ts`, `api.test.ts`. */
export const serverFile = (noun: string, role: string): string =>
  `${serverFolder(noun)}/${noun}.${role}`
export const serverFolder = (noun: string): string => `${FEATURES}/${noun}`
export const emailFile = (noun: string, name: string): string =>
  `${serverFolder(noun)}/emails/${name}.email.ts`
export const contractFile = (noun: string, role: string): string =>
  `${CONTRACT}/${noun}/${noun}.${role}`

export const packFile = (language: Language, namespace: string): string =>
  `${I18N}/messages/${language}/${namespace}.json`
export const packList = (language: Language): string =>
  `${I18N}/src/packs/${language.toLowerCase().replace('_', '-')}.ts`

export const APPS = ['backoffice', 'merchant'] as const
export type App = (typeof APPS)[number]
export const screenList = (app: App): string => `apps/${app}/app/screens.ts`
export const screenFile = (app: App, noun: string, name: string): string =>
  `apps/${app}/app/features/${noun}/${name}`

/** How server code imports a file of a feature. */
export const importOf = (path: string): string => path.replace(`${FEATURES}/`, '#features/')
export const registryImport = (noun: string): string => `./${noun}/${noun}.feature.ts`

/** Commands that complete what the scaffold wrote. */
export const migrate = (name: string): string =>
  `cd ${SERVER} && pnpm exec drizzle-kit generate --name ${name}`
export const DIGEST = 'node tooling/checks/openapi/digest.ts'
export const routeTypes = (app: App): string => `cd apps/${app} && pnpm exec react-router typegen`
