import { startEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { runServerEntry } from './server-entry.ts'

await main(async () => {
  const { env } = await startEngines({ mode: 'dev' })
  await runServerEntry('migrate', ['up'], env)
  // The first picture of every device; `npm run dev` draws the rest of a gallery when it is opened.
  await runServerEntry('seed', ['--galleries', '0', '--on-request'], env)
  console.log(`
Ready. Next:
  npm run dev      starts storefront, API and worker with reload
  npm run verify   runs every check of a change
  npm run doctor   lists what is installed and how to fix what is missing`)
})
