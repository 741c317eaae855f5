import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { FLAGS, HEADLESS_SHELL, TEST_FLAGS } from './environment/browser.ts'
import type { Options } from './environment/fixtures.ts'
import { RETRIED } from './environment/retried.ts'
import { VARIANTS } from './environment/variant.ts'

const BROWSER = /\.e2e\.ts$/
/** Without a browser: status codes, headers, cookies, JSON and the HTML that the server renders. */
const HTTP = /\.http\.ts$/
/** catalogue.config.ts runs these: they need no site. */
const CATALOGUE = /\/catalogue\//
/** These tests change what every page displays, so they run after the others. */
const ALONE = /\.alone\.(e2e|http)\.ts$/
/** Times and weights of pages: they need both cores, and change only with the storefront. */
const MEASURE = /\.measure\.e2e\.ts$/

const IS_CI = process.env['CI'] === 'true'

/** Every test in all its variants, and the measurements: `npm run verify -- --full`. */
const IS_FULL = process.env['FULL'] === '1'
const IS_MEASURED = IS_FULL || process.env['MEASURE'] === '1'

type Project = NonNullable<PlaywrightTestConfig<Options>['projects']>[number]

const titles = RETRIED.map(({ title }) => RegExp.escape(title))
const retried = titles.length > 0 ? new RegExp(titles.join('|')) : undefined

const own = { testMatch: BROWSER, testIgnore: [ALONE, MEASURE, CATALOGUE] }

/** In the gate each test runs once, in the variant that its title gives it. */
const browser: Project[] = IS_FULL
  ? VARIANTS.map((combination) => ({
      ...own,
      name: `${combination.language}-${combination.width}`,
      use: { combination },
    }))
  : [{ ...own, name: 'browser' }]

/** The tests of `retried.ts` have a second attempt, and no others. */
const withRetries = (project: Project): Project[] =>
  retried
    ? [
        { ...project, grepInvert: retried },
        { ...project, name: `${project.name} again`, grep: retried, retries: 1 },
      ]
    : [project]

const together = [...browser, { name: 'http', testMatch: HTTP, testIgnore: ALONE }].flatMap(
  withRetries,
)
const namesOf = (projects: readonly Project[]) => projects.map(({ name = '' }) => name)

const alone = withRetries({
  name: 'alone',
  testMatch: ALONE,
  dependencies: namesOf(together),
  workers: 1,
})

const measured: Project[] = [
  {
    name: 'measure',
    testMatch: MEASURE,
    dependencies: namesOf([...together, ...alone]),
    workers: 1,
    use: { launchOptions: { executablePath: HEADLESS_SHELL, args: FLAGS } },
  },
]

export default defineConfig<Options>({
  globalSetup: './environment/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once. The gate names each test that needed its second attempt.
  retries: IS_CI ? 1 : 0,
  // One more than cores: tests also wait for mails, timers and responses.
  workers: 3,
  // A CI machine may be several times slower. Only a test that fails takes that long.
  timeout: IS_CI ? 150_000 : 60_000,
  expect: { timeout: IS_CI ? 25_000 : 10_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    launchOptions: { executablePath: HEADLESS_SHELL, args: TEST_FLAGS },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [...together, ...alone, ...(IS_MEASURED ? measured : [])],
})
