import { parseArgs } from 'node:util'
import { main } from './main.ts'
import { provesItself } from './new/check.ts'
import { KINDS, scaffold } from './new/scaffold.ts'
import { ROOT } from './root.ts'

const USAGE = `Usage:
  npm run new -- feature NAME --area AREA [--audience staff|merchant] [--permission noun.verb] [--plural NAMES]
  npm run new -- endpoint NAME --feature NOUN [--audience staff|merchant] [--permission noun.verb]
  npm run new -- screen NAME [--app backoffice|merchant]
  npm run new -- notice NAME [--feature NOUN]
  npm run new -- check      makes one of each in a copy and runs types, lint, checks and their tests`

const option = { type: 'string' } as const

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      audience: option,
      permission: option,
      plural: option,
      area: option,
      feature: option,
      app: option,
    },
  })
  const [kind = '', name] = positionals
  if (kind === 'check') return provesItself()
  const add = KINDS[kind]
  if (!add || name === undefined) {
    console.error(USAGE)
    return 1
  }
  const { files, next } = scaffold(ROOT, kind, { name, ...values })
  console.log([...files, '', 'Next:', ...next.map((step) => `- ${step}`)].join('\n'))
  return 0
})
