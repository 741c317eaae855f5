import { registry } from '#features/registry.ts'
import { describeRegistry } from '#kernel/http/openapi.ts'

/** Prints the API's document. It needs no engine: an endpoint is a value. */
process.stdout.write(`${JSON.stringify(await describeRegistry(registry), null, 2)}\n`)
