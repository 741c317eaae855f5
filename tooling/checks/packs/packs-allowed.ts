import { textIfAny } from '../tree.ts'

const PLACE = 'tooling/checks/packs/packs.allowed.json'

/** Why → key (`device.unit*` for all that start so) → languages, "*" for all. */
type Listed = Record<string, Record<string, '*' | string[]>>

interface Excuse {
  key: string
  language: string
  used: boolean
}

/** The texts that look untranslated for a reason. An excuse that excuses nothing is a fault. */
export interface Allowed {
  has: (language: string, key: string) => boolean
  idle: () => string[]
}

const isFor = (excuse: Excuse, language: string, key: string) =>
  (excuse.language === '*' || excuse.language === language) &&
  (excuse.key.endsWith('*') ? key.startsWith(excuse.key.slice(0, -1)) : key === excuse.key)

export async function readAllowed(root: string): Promise<Allowed> {
  const listed = JSON.parse((await textIfAny(root, PLACE)) ?? '{}') as Listed
  const excuses: Excuse[] = Object.values(listed)
    .flatMap((keys) => Object.entries(keys))
    .flatMap(([key, languages]) =>
      [languages].flat().map((language) => ({ key, language, used: false })),
    )
  return {
    has(language, key) {
      const excuse = excuses.find((each) => isFor(each, language, key))
      if (excuse) excuse.used = true
      return excuse !== undefined
    },
    idle: () =>
      excuses
        .filter(({ used }) => !used)
        .map(({ key, language }) => `${PLACE}: "${key}" excuses nothing in ${language}; delete it`),
  }
}
