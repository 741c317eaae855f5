import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withTree } from '../checks/planted.ts'
import { affectedTests } from './affected.ts'

const FILES = {
  'apps/server/package.json':
    '{ "name": "@ironsouq/server", "imports": { "#test/*": "./test/*", "#*": "./src/*" }, "exports": { "./*": "./src/*" } }',
  'packages/contract/package.json':
    '{ "name": "@ironsouq/contract", "exports": { "./*": "./src/*.ts" } }',
  'packages/contract/src/machines/yard/yard.schema.ts': '',
  'packages/i18n/messages/en/machines/yard.json': '{ "title": "Yards" }',
  'packages/i18n/src/packs.ts': "import '../messages/en/machines/yard.json'",
  'packages/i18n/src/packs.test.ts': '',
  'apps/server/src/kernel/texts.test.ts': "import '../../../../packages/i18n/src/packs.ts'",
  'apps/server/test/harness.ts': "import '#features/registry.ts'",
  'apps/server/src/features/registry.ts':
    "import './machines/yard/yard.feature.ts'\nimport './mall/order/order.feature.ts'",
  'apps/server/src/features/machines/yard/yard.feature.ts': "import './yard.service.ts'",
  'apps/server/src/features/machines/yard/yard.service.ts':
    "import '@ironsouq/contract/machines/yard/yard.schema'\nt('yard.title')",
  'apps/server/src/features/machines/yard/yard.api.test.ts': "import '#test/harness.ts'",
  'apps/server/src/features/mall/order/order.feature.ts': "import './order.service.ts'",
  'apps/server/src/features/mall/order/order.service.ts':
    "import { yards } from '#features/machines/yard/yard.service.ts'",
  'apps/server/src/features/mall/order/order.api.test.ts': "import '#test/harness.ts'",
  'apps/server/src/features/mall/order/order.rules.test.ts': "import './order.service.ts'",
  'apps/server/src/features/machines/model/model.tables.ts': '',
  'packages/demo/package.json': '{ "name": "@ironsouq/demo", "imports": { "#*": "./src/*" } }',
  'packages/demo/texts/en/models.json': '{ "digger": "Digger" }',
  'packages/demo/src/models.ts': "import en from '../texts/en/models.json' with { type: 'json' }",
  'packages/demo/src/seed/models.ts':
    "import '@ironsouq/server/features/machines/model/model.tables.ts'\nimport '#models.ts'",
  'packages/demo/src/seed/seed.api.test.ts': "import './models.ts'",
}

const YARD = 'apps/server/src/features/machines/yard/yard.api.test.ts'
const ORDER = 'apps/server/src/features/mall/order/order.api.test.ts'
const ORDER_RULES = 'apps/server/src/features/mall/order/order.rules.test.ts'
const DEMO = 'packages/demo/src/seed/seed.api.test.ts'
const PACKS = 'packages/i18n/src/packs.test.ts'

it.each([
  [
    'a service runs its feature and who imports it',
    'machines/yard/yard.service.ts',
    [ORDER_RULES, YARD],
  ],
  [
    'a service runs nothing of the features it imports',
    'mall/order/order.service.ts',
    [ORDER, ORDER_RULES],
  ],
])('%s', (_, place, tests) => affected(`apps/server/src/features/${place}`, tests))

it('a schema runs the tests of its noun and of those that import it', () =>
  affected('packages/contract/src/machines/yard/yard.schema.ts', [ORDER_RULES, YARD]))

it('a text runs the tests of the features that show it, and those of the packs', () =>
  affected('packages/i18n/messages/en/machines/yard.json', [YARD, PACKS]))

it('the list of features runs what imports it', () =>
  affected('apps/server/src/features/registry.ts', [ORDER, YARD]))

it.each([
  ['a table that it fills', 'apps/server/src/features/machines/model/model.tables.ts'],
  ['a text of it', 'packages/demo/texts/en/models.json'],
])('%s runs the tests of the demo', (_, place) => affected(place, [DEMO]))

it('a migration runs all tests', () => affected('apps/server/migrations/0001_more.sql', 'all'))

const affected = (changed: string, tests: string[] | 'all') =>
  withTree(FILES, async (root) => {
    const textOf = (place: string) => readFileSync(join(root, place), 'utf8')
    const found = affectedTests({ root, places: Object.keys(FILES), textOf }, [changed])
    const sorted = (list: string[] | 'all') => (list === 'all' ? list : list.toSorted())
    expect(sorted(found)).toEqual(sorted(tests))
  })
