import { randomUUID } from 'node:crypto'
import { aDevice } from '../../../apps/server/src/features/machines/device/device.builder.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { currentEnvironment } from '../../environment/environment.ts'
import { sql } from '../../environment/sql.ts'

/** Drafts of a model of their own, at 200,000 AED: no page of the shop shows them. */
export async function someDrafts(count: number): Promise<string> {
  const [like] = await sql(
    currentEnvironment().databaseUrl,
    `select category_id, brand_id, seller_id, yard_id from device where state = 'listed' limit 1`,
  )
  const model = `Zed${randomUUID().slice(0, 8)}`
  for (let n = 1; n <= count; n++)
    await aDevice(serverCtx(), {
      categoryId: String(like?.['category_id']),
      brandId: String(like?.['brand_id']),
      sellerId: String(like?.['seller_id']),
      yardId: String(like?.['yard_id']),
      model,
      stockNo: `${model}-${n}`,
      serialNo: `${model}-${n}`,
      state: 'draft',
      listedAt: null,
      priceMinor: 20_000_000n,
      texts: { en: { title: model, description: '' } },
    })
  return model
}
