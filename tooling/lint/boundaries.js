import { placeOf, targetOf } from './place.js'

const NOT_TEST = String.raw`(?!.*\.test\.tsx?$)`
const PRODUCTION = String.raw`(?!.*(?:\.test\.tsx?|\.builder\.ts|\.config\.ts|/src/entry/seed\.ts)$)(?!apps/[^/]+/(?:test|demo)/)`
const FEATURE = 'apps/server/src/features/'

/** Which place may not import which, and what to do instead. $1 is the first group of `from`. */
const WALLS = [
  {
    from: '^apps/([^/]+)/',
    to: '^apps/(?!$1/)',
    why: 'Apps never import each other; share through packages/.',
  },
  {
    from: `^${NOT_TEST}packages/contract/`,
    to: String.raw`^(?!packages/contract/|npm:zod(?:/|$))`,
    why: 'The contract is the floor: it imports no one but zod.',
  },
  {
    from: '^packages/ui/',
    to: '^(?:apps/|packages/(?!ui/))',
    why: 'UI takes words and data as props.',
  },
  {
    from: '^packages/i18n/',
    to: '^(?:apps/|packages/(?!i18n/))',
    why: 'Words know no app and no other package.',
  },
  {
    from: `^${NOT_TEST}packages/art/`,
    to: '^(?!packages/art/|node:)',
    why: 'Art draws from its arguments and imports no one.',
  },
  {
    from: '^packages/(?:contract|art)/',
    to: '^(?:apps/|tooling/|e2e/)',
    why: 'Packages never import apps.',
  },
  {
    from: '^(?!tooling/|e2e/)',
    to: '^tooling/',
    why: 'Tooling looks at the product; the product never sees tooling.',
  },
  {
    from: '^e2e/',
    to: '^tooling/(?!stage\\b)',
    why: 'Of tooling, the journeys use the stage alone.',
  },
  {
    from: `^${NOT_TEST}apps/server/src/kernel/`,
    to: '^apps/server/src/(?:features|adapters|entry)/',
    why: 'The kernel knows no feature, adapter or entry: declare a port or take it as an argument.',
  },
  {
    from: String.raw`^${NOT_TEST}apps/server/src/adapters/([^/.]+)`,
    to: String.raw`^(?:apps/server/(?!src/kernel/|src/adapters/$1[/.])|packages/(?!contract/|i18n/))`,
    why: 'An adapter implements a port of the kernel: it imports kernel, contract and i18n only.',
  },
  {
    from: `^${NOT_TEST}${FEATURE}`,
    to: '^apps/server/src/(?:adapters|entry)/',
    why: 'A feature reaches the outside through ctx; entry wires the adapters.',
  },
  {
    from: String.raw`^(?!.*\.(?:test|tables)\.ts$)${FEATURE}([^/]+)/`,
    to: String.raw`^${FEATURE}(?!$1/)[^/]+/(?!.*\.(?:service|queries|events|builder)\.ts$)`,
    why: "Ask the other feature's *.service.ts, *.queries.ts or *.events.ts; the rest is its own.",
  },
  {
    from: String.raw`^${FEATURE}([^/]+)/.*\.tables\.ts$`,
    to: String.raw`^${FEATURE}(?!$1/)[^/]+/(?!.*\.tables\.ts$)`,
    why: "A table may refer to another feature's table and to nothing else of it.",
  },
  {
    from: String.raw`^${NOT_TEST}(?!.*\.config\.ts$)(?!apps/[^/]+/(?:src/entry|entry|test|demo)/)`,
    to: '^apps/[^/]+/(?:src/)?entry/',
    why: 'Entry is where a process starts: only entry, test and demo import it.',
  },
  {
    from: `^${PRODUCTION}(?:apps|packages)/`,
    to: String.raw`^(?:apps/[^/]+/(?:test|demo)/|(?:apps|packages)/.*\.builder\.ts$)`,
    why: 'Builders, test/ and demo/ serve tests, demo data and entry/seed.ts, never production.',
  },
  {
    from: '^apps/[^/]+/app/features/([^/]+)/',
    to: '^apps/[^/]+/app/features/(?!$1/)',
    why: 'Features are composed in routes, not in each other.',
  },
  {
    from: '^apps/[^/]+/app/features/',
    to: String.raw`^apps/[^/]+/app/routes(?:/|\.ts$)`,
    why: 'Routes compose features, not the other way round.',
  },
  {
    from: '^apps/[^/]+/app/shell/',
    to: String.raw`^apps/[^/]+/app/(?:features/|routes(?:/|\.ts$))`,
    why: 'The shell carries every page and knows none: no features, no routes.',
  },
]

export const boundaries = {
  create(context) {
    const from = placeOf(context.filename)
    const walls = WALLS.flatMap(({ from: left, to: right, why }) => {
      const here = new RegExp(left).exec(from)
      return here ? [{ to: new RegExp(right.replaceAll('$1', here[1] ?? '')), why }] : []
    })
    if (walls.length === 0) return {}

    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const to = targetOf(context.filename, source.value)
      const hit = to !== null && walls.find((wall) => wall.to.test(to))
      if (hit) context.report({ node: source, message: `${hit.why} (${from} → ${to})` })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
    }
  },
}
