import { runWithEngines } from './run-with-engines.ts'

/** `npm run bench <name>`: benchmarks on separate engines. */
await runWithEngines('bench', {
  api: 'api',
  buying: 'buying',
  command: 'command',
  coupons: 'coupons',
  import: 'import',
  pages: 'pages',
  pricing: 'pricing',
  'product-search': 'product-search',
  realtime: 'realtime',
  'sales-figures': 'sales-figures',
  'saved-search': 'saved-search',
  search: 'search',
  session: 'session',
  'sign-in': 'sign-in',
  'staff-list': 'staff-list',
})
