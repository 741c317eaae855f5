import { sql, type SQL } from 'drizzle-orm'
import { textIn } from '#kernel/data/texts.ts'
import { seller, sellerText } from './seller.tables.ts'

/** A seller's name as part of another feature's statement. */
export const sellerName = (of: SQL, wanted: SQL) =>
  textIn(sellerText.name, { owner: sellerText.sellerId, locale: sellerText.locale }, { of, wanted })

export const sellerReplyMinutes = (of: SQL) =>
  sql<number | null>`(select ${seller.replyMinutes} from ${seller} where ${seller.id} = ${of})`

export interface SellerFacts {
  code: string
  name: string
  sinceYear: number
  replyMinutes: number | null
  soldCount: number
  claimsUpheld: number
  licenceCheckedOn: string | null
}

export const sellerFacts = (of: SQL, wanted: SQL) => sql<SellerFacts>`(
  select json_build_object(
    'code', ${seller.code}, 'name', ${sellerName(of, wanted)}, 'sinceYear', ${seller.sinceYear},
    'replyMinutes', ${seller.replyMinutes}, 'soldCount', ${seller.soldCount},
    'claimsUpheld', ${seller.claimsUpheld}, 'licenceCheckedOn', ${seller.licenceCheckedOn})
  from ${seller} where ${seller.id} = ${of})`
