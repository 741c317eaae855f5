import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../root.ts'
import { namesOf } from './names.ts'
import {
  APPS,
  EMAIL_SAMPLES,
  LANGUAGES,
  MESSAGES,
  packFile,
  packList,
  REGISTRY,
  RETENTION,
  screenList,
  serverFolder,
} from './places.ts'
import { scaffold } from './scaffold.ts'
import { emailTexts, notificationTexts, screenTexts } from './texts.ts'

/** What the scaffold reads and changes. */
const NEEDED = [
  '.oxfmtrc.json',
  REGISTRY,
  RETENTION,
  EMAIL_SAMPLES,
  MESSAGES,
  serverFolder('mall/order'),
  ...APPS.map(screenList),
  ...LANGUAGES.flatMap((language) => [
    packList(language),
    packFile(language, 'platform/notification'),
    packFile(language, 'platform/mail'),
  ]),
]

const root = mkdtempSync(join(tmpdir(), 'ironsouq-new-'))
beforeAll(() => {
  for (const path of NEEDED) cpSync(join(ROOT, path), join(root, path), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

/** The rules of the house that need no types: those need every imported file. */
function lintConfig(): string {
  const path = join(root, 'lint.json')
  const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
    .replace('"./tooling', `"${ROOT}/tooling`)
    .replace('"typeAware": true', '"typeAware": false')
    .replace('"reportUnusedDisableDirectives": "error"', '"reportUnusedDisableDirectives": "off"')
  writeFileSync(path, rules)
  return path
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

describe('the scaffold', () => {
  it('writes each kind as code that the linter and the formatter accept', () => {
    const made = [
      scaffold(root, 'feature', { name: 'yard-gate', area: 'machines' }),
      scaffold(root, 'feature', { name: 'market-stall', area: 'mall', audience: 'merchant' }),
      scaffold(root, 'endpoint', { name: 'mark-checked', feature: 'yard-gate' }),
      scaffold(root, 'screen', { name: 'yard-gate' }),
      scaffold(root, 'screen', { name: 'market-stall', app: 'merchant' }),
      scaffold(root, 'notice', { name: 'yard-gate-opened' }),
      scaffold(root, 'notice', { name: 'order-inspected' }),
    ]
    const files = [...new Set(made.flatMap((each) => each.files))]
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const gate = 'apps/server/src/features/machines/yard-gate/yard-gate'
    expect(read(REGISTRY)).toContain('  yardGateFeature,\n')
    expect(read(`${gate}.routes.ts`)).toContain('markCheckedYardGate(ctx, body.yardGateId)')
    expect(read(`${gate}.events.ts`)).toContain(`('yard-gate.opened')`)
    expect(read(`${gate}.feature.ts`)).toContain('notices: [yardGateOpenedNotice]')
    expect(read(screenList('merchant'))).toContain('  ...marketStallScreens,\n')
    expect(read(packList('zh_CN'))).toContain('  backofficeYardGate,\n')
    expect(read(packFile('de', 'platform/mail'))).toContain('"orderInspectedSubject"')
    expect(made.flatMap(({ next }) => next).join('\n')).toContain('drizzle-kit generate')
    execFileSync(bin('oxfmt'), ['--check', ...files], { cwd: root, stdio: 'pipe' })
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    const relative = sources.flatMap((file) =>
      Array.from(read(file).matchAll(/from '(\.[^']+)'/g), ([, to = '']) =>
        join(dirname(file), to),
      ),
    )
    // React Router writes the types of routes.
    const isThere = (path: string) =>
      path.includes('/+types/') || [root, ROOT].some((from) => existsSync(join(from, path)))
    expect(relative.filter((path) => !isThere(path))).toEqual([])
    const lint = spawnSync(bin('oxlint'), ['-c', lintConfig(), ...sources], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([lint.status, lint.stdout]).toEqual([0, expect.stringContaining('0 errors')])
  }, 20_000)

  it.each([
    ['a feature that exists', 'feature', { name: 'order' }, 'exists already'],
    ['a name in capitals', 'feature', { name: 'YardGate' }, 'kebab-case'],
    ['a reserved word', 'feature', { name: 'default' }, 'kebab-case'],
    [
      'another audience',
      'feature',
      { name: 'gate', area: 'mall', audience: 'robot' },
      'staff or merchant',
    ],
    ['a feature without an area', 'feature', { name: 'gate' }, 'identity or people'],
    ['an endpoint without a feature', 'endpoint', { name: 'close' }, 'Name the feature'],
    ['an endpoint of no feature', 'endpoint', { name: 'close', feature: 'gate' }, 'does not exist'],
    ['a screen without endpoints', 'screen', { name: 'gate' }, 'new -- feature gate'],
    ['an event that exists', 'notice', { name: 'order-paid' }, 'has this event already'],
    ['a notice of no feature', 'notice', { name: 'gate-opened' }, 'Begin the name with a feature'],
  ])('refuses %s and writes nothing', (_, kind, wanted, reason) => {
    const before = readFileSync(join(root, REGISTRY), 'utf8')
    expect(() => scaffold(root, kind, wanted)).toThrow(reason)
    expect(readFileSync(join(root, REGISTRY), 'utf8')).toBe(before)
    expect(existsSync(join(root, serverFolder('mall/gate')))).toBe(false)
  })

  it('has words of each language, not English ones', () => {
    const textsOf = (language: (typeof LANGUAGES)[number]) =>
      Object.entries({
        ...screenTexts(language),
        ...notificationTexts(language, 'notice'),
        ...emailTexts(language, 'email'),
      })
    const english = new Map(textsOf('en'))
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const texts = textsOf(language)
      expect(texts.map(([key]) => key)).toEqual([...english.keys()])
      const same = texts.filter(([key, text]) => english.get(key) === text)
      // "Name" is German as well, "Item" Portuguese.
      expect([language, same.length]).toEqual([language, ['de', 'pt'].includes(language) ? 1 : 0])
    }
  })

  it('spells a noun as code does', () => {
    expect(namesOf('yard-entry')).toMatchObject({
      camel: 'yardEntry',
      Pascal: 'YardEntry',
      snake: 'yard_entry',
      camels: 'yardEntries',
    })
    expect(namesOf('news', 'news').kebabs).toBe('news')
    expect(namesOf('box').kebabs).toBe('boxes')
  })
})
