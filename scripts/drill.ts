import { runWithEngines } from './run-with-engines.ts'

/** `npm run drill <name>`: failure tests on separate engines. */
await runWithEngines('drills', {
  backup: 'backup',
  buy: 'buy',
  crash: 'crash',
  guesses: 'password-guessing',
  'hostile-input': 'hostile-input',
  malformed: 'malformed',
  nodes: 'nodes',
  pictures: 'pictures',
  prices: 'prices/prices',
  'provider-outage': 'provider-outage/provider-outage',
  realtime: 'realtime',
  'rolling-release': 'rolling-release',
  sequences: 'sequences',
  'slow-engines': 'slow-engines',
  stripe: 'stripe/stripe',
})
