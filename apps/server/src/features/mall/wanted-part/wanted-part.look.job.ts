import { isNull } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { lookFor } from './wanted-part.service.ts'
import { wantedPart } from './wanted-part.tables.ts'

export const lookForWanted = deadline({
  name: 'wanted-part.look',
  table: wantedPart,
  at: 'checkAt',
  where: () => isNull(wantedPart.foundAt),
  runOutside: lookFor,
})
