import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkErrors } from './vite/chunk-errors.ts'

/** Modules that three or more pages load are one chunk: many small files cost more than their bytes. */
const SHARED = { tags: ['$initial' as const], minShareCount: 3 }

/** Chunks of the user center and the login, which public pages do not load. */
const OF_ACCOUNTS =
  /kit\/(form|list|proof-of-work)\/|features\/\w+\/(register|password-reset|session|favorite|history|notification|user-center|profile|security|privacy|inquiry|quote|saved-search|seller-application|subscription)\/(?!parts\/)|features\/\w+\/(session\/parts\/(?!social-store)|(register|security|second-factor|legal|notification|seller-application)\/parts\/|device\/parts\/(summary\/|device-line)|quote\/parts\/quote-(result|state))|kit\/popup\/message-box|patterns\/(form\/|page\/auth-frame)|primitives\/field\/(code|password)-input|contract\/src\/\w+\/((identity|inquiry|quote|saved-search|seller-application)\/|media\/media\.limits)/

/** Maps, hours and contacts: only pages of places load them. */
const OF_PLACES =
  /features\/\w+\/yard\/parts\/|contract\/src\/\w+\/(yard|branch)\/|patterns\/chart\/(emirates|point)-/

/** The mall: machines and accounts load nothing of it but the number of lines in the cart. */
const OF_MALL =
  /features\/\w+\/(cart|checkout|order|payment|balance|address|product|product-list|product-detail|mall-home|store|open-store)\/(?!parts\/cart-(link|store|lines))|contract\/src\/\w+\/(cart|order|payment|balance|ledger|address|product|product-search|product-detail|mall-home|freight|store|store-application)\/(?!(cart|order|payment)\.limits)|contract\/src\/money\/money\/arithmetic/

/** Rich text, lists and bylines of articles. */
const OF_ARTICLES = /features\/\w+\/(article|help|news)\//
/** What pages of one machine, product, branch or account show; lists have none. */
const OF_PANELS =
  /patterns\/(page\/panel|fact\/facts-table|media\/gallery)|features\/\w+\/(destination\/parts\/destination-select|unit\/(imperial|parts\/(use-measure|unit-store))|seller\/parts\/use-reply)|landed-cost\/export-fit|kit\/page\/notice/
/** Small modules that every page or the two pages of machines load: each alone would cost a request. */
const OF_START = /display\/skeleton|device\/parts\/last-list|errors\/error-/
/** Plain form fields: those of accounts, and the monthly rate of a machine. */
const OF_FIELDS = /primitives\/plain-field\//

/** Calls of the API with their schemas: pages that only read what the server rendered load none. */
const OF_CALLS =
  /node_modules\/zod\/|contract\/src\/(client|endpoint|envelope|page|staff-list|translated|bounded-record|versioned|money\/money\/money)\.|kit\/api\/use-api/

const ELSEWHERE = [OF_CALLS, OF_ACCOUNTS, OF_PLACES, OF_ARTICLES, OF_MALL, OF_PANELS, OF_FIELDS]

/** A chunk takes what its modules import too, unless a chunk of a higher priority has it. */
const GROUPS = [
  { ...SHARED, minShareCount: 2, name: 'call', priority: 2, test: OF_CALLS },
  { ...SHARED, minShareCount: 2, name: 'start', priority: 2, test: OF_START },
  {
    ...SHARED,
    name: 'frame',
    priority: 3,
    test: (module: string) => !ELSEWHERE.some((pattern) => pattern.test(module)),
  },
  { ...SHARED, name: 'field', priority: 2, test: OF_FIELDS },
  { ...SHARED, name: 'panel', priority: 2, test: OF_PANELS },
  { ...SHARED, name: 'article', priority: 2, test: OF_ARTICLES },
  { ...SHARED, minShareCount: 2, name: 'place', priority: 2, test: OF_PLACES },
  { ...SHARED, minShareCount: 2, name: 'mall', priority: 2, test: OF_MALL },
  { ...SHARED, name: 'account', priority: 1, test: OF_ACCOUNTS },
]

export default defineConfig({
  plugins: [tailwindcss(), chunkErrors(), reactRouter()],
  // Optimised at start, so that the first page of a new clone does not reload.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
    },
  },
})
