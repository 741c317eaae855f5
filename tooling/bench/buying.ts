import { parseArgs } from 'node:util'
import { buildServer, createEnvironment } from '../environment.ts'
import { compareCommands } from './buying/commands.ts'
import { comparisonTable } from './comparison.ts'

/** What buying costs, compared with bare handlers and bare SQL that write and read the same rows. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    calls: { type: 'string', default: '1500' },
    /** Skips the build. */
    built: { type: 'boolean', default: false },
  },
})
const [rounds, calls] = [Number(values.rounds), Number(values.calls)]
if (!(rounds > 0) || !(calls > 0)) {
  console.error('Usage: bench buying [--rounds 3] [--calls 1500] [--built]')
  process.exit(2)
}

if (!values.built) buildServer()
const environment = await createEnvironment('buying')
try {
  const comparisons = await compareCommands(environment, { rounds, calls })
  console.log(comparisonTable(comparisons))
} finally {
  await environment.destroy()
}
process.exit(0)
