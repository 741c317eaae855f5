import { registry } from '#features/registry.ts'
import { describeRegistry } from '#kernel/http/openapi.ts'

/** Prints the API's document. */
process.stdout.write(`${JSON.stringify(await describeRegistry(registry))}\n`)
