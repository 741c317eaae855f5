import { placeOf, targetOf } from './place.js'

const NOT_TEST = String.raw`(?!.*\.test\.tsx?$)`
const PRODUCTION = String.raw`(?!.*(?:\.test\.tsx?|\.builder\.ts|\.config\.ts)$)(?!apps/[^/]+/test/|packages/demo/)`
const KERNEL = 'apps/server/src/kernel/'
const FEATURE = 'apps/server/src/features/'
/** Where the nouns of an area live: on the server and in the contract. */
const AREA = '(?:apps/server/src/features|packages/contract/src)/'
/** The payment page shows the orders of a checkout. */
const SHOWS_ORDERS = String.raw`(?!packages/contract/src/money/payment/payment\.schema\.ts$)`

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
    from: '^packages/front-server/',
    to: '^(?:apps/|packages/(?!front-server/|contract/|i18n/))',
    why: 'The server side of front ends imports the contract and the words.',
  },
  {
    from: '^packages/portal/',
    to: '^(?:apps/|packages/(?!portal/|contract/|i18n/|realtime-client/|ui/))',
    why: 'What portals share imports the contract, the words, the components and the connection.',
  },
  {
    from: '^packages/realtime-client/',
    to: '^(?:apps/|packages/(?!realtime-client/|contract/))',
    why: 'The connection for messages imports the contract only.',
  },
  {
    from: '^(?!packages/demo/)',
    to: '^packages/demo/',
    why: 'The demo fills an installation from outside: start its programs, the product never sees it.',
  },
  {
    from: '^packages/demo/',
    to: '^(?:apps/(?!server/)|tooling/|e2e/|packages/(?!demo/|contract/|i18n/))',
    why: 'The demo writes through the server, in the terms of the contract and the words.',
  },
  {
    from: `^${NOT_TEST}packages/demo/src/drawings/`,
    to: '^(?!packages/demo/src/drawings/|node:)',
    why: 'A drawing is made from its arguments and imports no one.',
  },
  {
    from: '^packages/contract/',
    to: '^(?:apps/|tooling/|e2e/)',
    why: 'Packages never import apps.',
  },
  {
    from: '^packages/sandboxes/',
    to: '^(?:apps/|tooling/|e2e/|scripts/|packages/(?!sandboxes/|i18n/))',
    why: 'A sandbox knows the protocol of its provider and nothing of the product but its languages.',
  },
  {
    from: `^${NOT_TEST}(?!apps/[^/]+/test/|packages/sandboxes/)(?:apps|packages)/`,
    to: '^packages/sandboxes/',
    why: 'Sandboxes serve tests, drills and development, never the product.',
  },
  {
    from: '^(?!tooling/|e2e/)',
    to: '^tooling/',
    why: 'Tooling looks at the product; the product never sees tooling.',
  },
  {
    from: '^e2e/',
    to: '^tooling/(?!environment\\b)',
    why: 'Browser tests import only the environment of tooling.',
  },
  {
    from: `^${NOT_TEST}apps/server/src/kernel/`,
    to: '^apps/server/src/(?:features|adapters|entry)/',
    why: 'The kernel knows no feature, adapter or entry: declare a port or take it as an argument.',
  },
  {
    from: `^${NOT_TEST}${KERNEL}(?:data|work|ops)/`,
    to: `^${KERNEL}http/`,
    why: "HTTP is the kernel's top: data, work and ops do not know that a request exists.",
  },
  {
    from: `^${NOT_TEST}${KERNEL}ops/`,
    to: `^${KERNEL}(?:data|work)/`,
    why: "Logs, metrics and configuration are the kernel's base and import none of its folders.",
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
    from: String.raw`^(?!.*\.(?:test|tables|projection)\.ts$)${FEATURE}([^/]+/[^/]+)/`,
    to: String.raw`^${FEATURE}(?!$1/)[^/]+/[^/]+/(?!.*\.(?:service|postings|queries|projection|rules|events|builder)\.ts$)`,
    why: "Ask the other feature's service, postings, queries, projection, rules or events; the rest is private to it.",
  },
  {
    from: String.raw`^${FEATURE}([^/]+/[^/]+)/.*\.projection\.ts$`,
    to: String.raw`^${FEATURE}(?!$1/)[^/]+/[^/]+/(?!.*\.(?:queries|projection|rules|tables)\.ts$)`,
    why: "A projection only reads: it imports another feature's tables, queries, projection or rules.",
  },
  {
    from: `^${NOT_TEST}${AREA}content/`,
    // Every area may name an amount.
    to: `^${AREA}money/(?!money/)`,
    why: 'Content knows nothing of money.',
  },
  {
    from: `^${NOT_TEST}${SHOWS_ORDERS}${AREA}money/`,
    to: `^${AREA}(?:mall|deals)/`,
    why: 'Money is paid for things of the mall and of deals, and does not know them: they contribute a payable.',
  },
  {
    // Its lists name sellers, members and orders.
    from: `^${NOT_TEST}${FEATURE}money/ledger/(?!.*\\.projection\\.ts$)`,
    to: `^${FEATURE}(?!money/ledger/)`,
    why: 'The ledger knows no feature: what one posts stands beside its noun, in <noun>.postings.ts.',
  },
  {
    from: `^${NOT_TEST}${AREA}machines/`,
    to: `^${AREA}mall/`,
    why: 'Machines are not goods of the mall and do not know it.',
  },
  {
    from: String.raw`^${NOT_TEST}(?!${FEATURE}registry\.ts$)`,
    to: String.raw`^apps/server/src/(?:features|kernel)/.*\.feature\.ts$`,
    why: 'What a feature brings is read by features/registry.ts alone.',
  },
  {
    from: String.raw`^${FEATURE}([^/]+/[^/]+)/.*\.tables\.ts$`,
    to: String.raw`^${FEATURE}(?!$1/)[^/]+/[^/]+/(?!.*\.tables\.ts$)`,
    why: "A table may refer to another feature's table and to nothing else of it.",
  },
  {
    from: String.raw`^${NOT_TEST}(?!.*\.config\.ts$)(?!apps/[^/]+/(?:src/entry|entry|test)/|packages/demo/src/entry/)`,
    to: '^apps/[^/]+/(?:src/)?entry/',
    why: 'Entry is where a process starts: only entry and test import it.',
  },
  {
    from: `^${PRODUCTION}(?:apps|packages)/`,
    to: String.raw`^(?:apps/[^/]+/test/|(?:apps|packages)/.*\.builder\.ts$)`,
    why: 'Builders and test/ serve tests and the demo, never production.',
  },
  {
    from: `^${NOT_TEST}apps/[^/]+/app/features/([^/]+/[^/]+)/`,
    to: String.raw`^apps/[^/]+/app/features/(?!$1/)[^/]+/[^/]+/(?!parts/)`,
    why: 'Of another feature, import its parts/ only.',
  },
  {
    from: `^${NOT_TEST}apps/[^/]+/app/features/`,
    to: String.raw`^apps/[^/]+/app/(?:frame|site|routes)(?:/|\.ts$)`,
    why: 'A feature imports kit and the parts of other features.',
  },
  {
    from: `^${NOT_TEST}apps/[^/]+/app/frame/`,
    to: String.raw`^apps/[^/]+/app/(?:features/[^/]+/[^/]+/(?!parts/)|(?:site|routes)(?:/|\.ts$))`,
    why: 'The frame imports kit and the parts of features.',
  },
  {
    from: `^${NOT_TEST}apps/[^/]+/app/kit/`,
    to: String.raw`^apps/[^/]+/app/(?:features|frame|site|routes)(?:/|\.ts$)`,
    why: 'The kit serves every feature and knows none.',
  },
  {
    from: `^${NOT_TEST}apps/[^/]+/app/site/`,
    to: String.raw`^apps/[^/]+/app/(?:features|frame|routes)(?:/|\.ts$)`,
    why: 'The site imports kit only.',
  },
]

export const boundaries = {
  create(context) {
    const from = placeOf(context.filename)
    const walls = WALLS.flatMap(({ from: left, to: right, why }) => {
      const match = new RegExp(left).exec(from)
      return match ? [{ to: new RegExp(right.replaceAll('$1', match[1] ?? '')), why }] : []
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
