import { runWithEngines } from './run-with-engines.ts'

/** `npm run bench <name>`: benchmarks on separate engines. */
await runWithEngines('bench', {
  api: 'api',
  pages: 'pages',
  search: 'search',
  session: 'session',
  'sign-in': 'sign-in',
})
