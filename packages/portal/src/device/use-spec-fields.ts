import type { SpecFieldChoice } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeviceForm } from './device-form.ts'

export type ReadSpecFields = (categoryId: string) => Promise<readonly SpecFieldChoice[]>

/** The fields of the category that is chosen now; what the category does not have is left out. */
export function useSpecFields(
  { values, set }: DeviceForm,
  saved: { categoryId: string; fields: readonly SpecFieldChoice[] },
  read: ReadSpecFields,
): readonly SpecFieldChoice[] {
  const [other, setOther] = useState(saved)
  const { categoryId } = values
  const isSaved = categoryId === saved.categoryId
  const take = useEffectEvent((fields: readonly SpecFieldChoice[]) => {
    setOther({ categoryId, fields })
    const has = new Set(fields.map(({ code }) => code))
    set({
      specs: Object.fromEntries(Object.entries(values.specs).filter(([code]) => has.has(code))),
    })
  })
  useEffect(() => {
    if (isSaved || categoryId === '') return undefined
    let isCurrent = true
    // Without an answer the fields of the saved category stay; the API names what does not fit.
    read(categoryId).then(
      (fields) => isCurrent && take(fields),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [categoryId, isSaved, read])
  return !isSaved && other.categoryId === categoryId ? other.fields : saved.fields
}
