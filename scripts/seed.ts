import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { DEMO, runEntry } from './run-entry.ts'

// More of the demo for measuring: npm run seed -- --products 1000000
await main(async () => {
  const { env } = await startEngines({ mode: 'dev' })
  await runEntry('seed', [...DEMO, ...process.argv.slice(2)], env)
})
