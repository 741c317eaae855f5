import type { PriceCurve } from '@ironsouq/contract/machines/device/device.enums'
import { sql, type SQL } from 'drizzle-orm'
import { machineModel } from './model.tables.ts'

export interface ModelWorth {
  newPriceMinor: string
  hoursPerYear: number | null
  curve: PriceCurve
}

/** What the catalogue knows of a model's price, as part of another feature's statement. */
export const modelWorth = (of: SQL) => sql<ModelWorth | null>`(
  select json_build_object('newPriceMinor', ${machineModel.newPriceMinor}::text,
    'hoursPerYear', ${machineModel.hoursPerYear}, 'curve', ${machineModel.priceCurve})
  from ${machineModel} where ${machineModel.id} = ${of})`

/** What such a model does in a year and in its life, as part of another feature's statement. */
export const expectedOf = (of: SQL) => sql<{ hoursPerYear: number; lifeHours: number } | null>`(
  select json_build_object(
    'hoursPerYear', ${machineModel.hoursPerYear}, 'lifeHours', ${machineModel.lifeHours})
  from ${machineModel}
  where ${machineModel.id} = ${of}
    and ${machineModel.hoursPerYear} is not null and ${machineModel.lifeHours} is not null)`
