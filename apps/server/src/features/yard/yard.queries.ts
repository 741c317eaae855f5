import { sql, type SQL } from 'drizzle-orm'
import { textIn } from '#kernel/data/texts.ts'
import { yard, yardText } from './yard.tables.ts'

export interface YardFacts {
  name: string
  freeZone: boolean
  latitude: number
  longitude: number
}

/** A yard as part of another feature's statement. */
export const yardFacts = (of: SQL, wanted: SQL) => {
  const name = textIn(
    yardText.name,
    { owner: yardText.yardId, locale: yardText.locale },
    { of, wanted },
  )
  return sql<YardFacts>`(
    select json_build_object('name', ${name}, 'freeZone', ${yard.freeZone},
      'latitude', ${yard.latitude}, 'longitude', ${yard.longitude})
    from ${yard} where ${yard.id} = ${of})`
}
