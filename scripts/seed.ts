import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { DEMO, runServerEntry } from './server-entry.ts'

// More of the demo for measuring: npm run seed -- --products 1000000
await main(async () => {
  const { env } = await startEngines({ mode: 'dev' })
  await runServerEntry('seed', [...DEMO, ...process.argv.slice(2)], env)
})
