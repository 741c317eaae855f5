import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { certificationChanged } from './certification.events.ts'

export const purgeCertification = purgeConsumer({
  name: 'certification.purge-pages',
  on: certificationChanged,
  tags: () => [SETTINGS],
})
