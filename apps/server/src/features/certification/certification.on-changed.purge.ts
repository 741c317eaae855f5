import { SETTINGS } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { certificationChanged } from './certification.events.ts'

export const purgeCertification = purging({
  name: 'certification.purge-pages',
  on: certificationChanged,
  tags: () => [SETTINGS],
})
