/** The permissions of staff: `noun.verb`. A staff endpoint names one of them. */
export const PERMISSIONS = [
  'device.addPicture',
  'device.move',
  'device.reprice',
  'landedCost.setRate',
  'searchWords.edit',
  'searchWords.read',
  'upload.create',
] as const

export type Permission = (typeof PERMISSIONS)[number]

export const isPermission = (name: string): name is Permission =>
  PERMISSIONS.some((known) => known === name)
